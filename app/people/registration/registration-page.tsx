import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { registrationSteps } from '#domain/people/registration/registration-steps.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import type { RegistrationPageData } from './registration-data.ts';
import { ShortForm } from './short-form.tsx';
import { StepForm } from './step-form.tsx';
import './registration-page.css';

const SEND_ID = 'trimite';

/** Shows the registration: on one page, or in three steps. */
export function RegistrationPage({ data }: { data: RegistrationPageData }) {
  const { form, version, step } = data;
  const place = version === 3 ? `, pasul ${registrationSteps.indexOf(step) + 1} din 3` : '';
  return (
    // /reg/ follows the version of the visit, which only the browser knows (app/runtime/later/keep-reg-version.ts).
    <div className="wrap registration-page" data-reg-version={data.path === '/reg/' ? version : undefined}>
      <PageHead
        title={`Cerere de oferte${place}`}
        description="Suma, perioada și adresa la care vă trimitem ofertele, după cât dați înapoi. Fără CNP și fără acte."
        hasErrors={form.problems.length > 0}
        isListed={false}
      />
      <Breadcrumbs current="Cerere de oferte" />
      <FormProblems state={form} formId={SEND_ID} anchorOf={anchorOf} />
      <h1>Cerere de oferte</h1>
      <p className="lede">
        Prin e-mail vă rămâne lista ofertelor, iar dacă bifați vă scriem și când se schimbă un preț. Nu este o
        cerere de credit: datele nu ajung la creditori, iar CNP, acte sau card nu cerem. Ofertele le vedeți și{' '}
        <a href="/offers/">fără cerere</a>.
      </p>
      {version === 3 ? <StepForm data={data} sendId={SEND_ID} /> : <ShortForm data={data} sendId={SEND_ID} />}
    </div>
  );
}

// Returns the anchor of a field. A group of choices has no control of its own name: its first choice is the anchor.
function anchorOf(field: string): string {
  return approvalConditions.some((name) => name === field) ? `${field}-da` : field;
}
