import type { FormState } from '#domain/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { OneClickForm, UnsubscribeForm } from './unsubscribe-form.tsx';
import '#app/ui/narrow-page.css';

export type UnsubscribePageData = {
  form: FormState;
  /** from a link in a mail: the address it was sent to, sealed */
  sealedEmail: string | null;
  isDone: boolean;
};

/** No more messages: asked, or done. */
export function UnsubscribePage({ data: { form, sealedEmail, isDone } }: { data: UnsubscribePageData }) {
  return (
    <div className="wrap narrow-page">
      <PageHead
        title={isDone ? 'Dezabonarea este făcută' : 'Dezabonare'}
        description="Opriți mesajele noastre, prin e-mail și prin telefon. Se face pe loc, fără cont și fără să spuneți de ce."
        hasErrors={form.problems.length > 0}
        isListed={!isDone && !sealedEmail}
      />
      <Breadcrumbs items={[{ href: '/', label: 'Prima pagină' }]} current="Dezabonare" />
      <FormProblems state={form} formId="dezabonare" />
      {isDone ? <Done /> : <Ask form={form} sealedEmail={sealedEmail} />}
    </div>
  );
}

function Ask({ form, sealedEmail }: Pick<UnsubscribePageData, 'form' | 'sealedEmail'>) {
  return (
    <>
      <h1>Nu mai doriți mesaje de la noi?</h1>
      {sealedEmail ? (
        <OneClickForm state={form} sealedEmail={sealedEmail} />
      ) : (
        <>
          <p className="lede">
            Scrieți adresa de e-mail, numărul de telefon sau pe amândouă. Oprim mesajele pe loc, pe toate
            căile.
          </p>
          <UnsubscribeForm state={form} />
        </>
      )}
      <p className="fine">
        Păstrăm o amprentă din care adresa sau numărul nu se pot citi înapoi, numai ca să nu vă mai scriem.
        Răspunsurile la mesajele dumneavoastră și linkurile pe care le cereți singur vin în continuare.
      </p>
    </>
  );
}

function Done() {
  return (
    <>
      <h1>S-a făcut: nu vă mai scriem</h1>
      <p className="lede">
        De acum, pe adresa sau numărul trimis nu mai pleacă mesaje cu oferte, alerte sau articole.
      </p>
      <p>
        Răspunsul este același și dacă nu vă aveam în listă: nimeni nu poate afla de aici cine este abonat. Un
        mesaj pornit chiar acum poate ajunge încă în câteva minute.
      </p>
      <p>
        <a href="/">Mergeți la prima pagină</a>
      </p>
    </>
  );
}
