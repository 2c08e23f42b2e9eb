import type { FormState } from '#domain/base/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/post-form.css';
import { ConditionFields } from './condition-fields.tsx';
import { FieldPart } from './field-part.tsx';
import { LoanFields } from './loan-fields.tsx';
import type { FieldTexts } from './registration-data.ts';
import './registration-page.css';

export type StartPageData = FieldTexts & { path: string; form: FormState };

/** Shows the start of an application: what is needed and the four conditions. A GET form: no personal data yet. */
export function StartPage({ data }: { data: StartPageData }) {
  return (
    <div className="wrap registration-page">
      <PageHead
        title="Cerere de oferte: sumă, perioadă, condiții"
        description="Suma, perioada și patru întrebări. Apoi vedeți ofertele după cât dați înapoi și le primiți prin e-mail."
        canonical="/application/"
        isListed={data.path === '/application/'}
      />
      <Breadcrumbs current="Cerere de oferte" />
      <h1>De câți lei aveți nevoie?</h1>
      <p className="lede">
        Ofertele le vedeți și <a href="/offers/">fără cerere</a>. Prin e-mail vă rămâne lista, iar dacă bifați
        vă scriem și când se schimbă un preț. Cererea <a href="/cum-functioneaza/">nu ajunge la creditori</a>.
      </p>
      <form
        className="post-form"
        action="/reg/"
        method="get"
        noValidate
        data-form="application"
        data-limits={JSON.stringify(data.limits)}
      >
        <FieldPart title="Împrumutul">
          <LoanFields {...data} />
        </FieldPart>
        <FieldPart title="Condițiile de bază">
          <ConditionFields {...data} />
        </FieldPart>
        {/* The long form skips to its last step when everything is answered here. */}
        <input type="hidden" name="pas" value="3" />
        <p>
          <Button>Continuați</Button>
        </p>
      </form>
    </div>
  );
}
