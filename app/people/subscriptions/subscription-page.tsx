import type { FormState } from '#domain/base/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import type { AlertRates } from './alert-fields.tsx';
import { SubscriptionForm } from './subscription-form.tsx';
import '#app/ui/narrow-page.css';

export type SubscriptionPageData = {
  form: FormState;
  rates: AlertRates;
  /** lender of the price alert; null without one */
  lender: string | null;
  /** the form was just accepted */
  isSent: boolean;
};

/** Offers subscriptions by topic: the form, or the request to confirm it. */
export function SubscriptionPage({ data: { form, rates, lender, isSent } }: { data: SubscriptionPageData }) {
  return (
    <div className="wrap narrow-page">
      <PageHead
        title={isSent ? 'Confirmați abonarea' : 'Abonare prin e-mail'}
        description="Alegeți ce vreți să aflați prin e-mail: oferte noi, ghiduri noi sau un curs valutar pe care îl așteptați. Se oprește dintr-o apăsare."
        hasErrors={form.problems.length > 0}
        isListed={!isSent}
      />
      <Breadcrumbs current="Abonare" />
      <FormProblems state={form} formId="aboneaza" anchorOf={anchorOf} />
      {isSent ? <Sent /> : <Ask form={form} rates={rates} lender={lender} />}
    </div>
  );
}

// Returns the anchor of a field. A group of radio buttons has no id of its own: its first button has one.
function anchorOf(field: string): string {
  return field === 'sens' ? 'sens-peste' : field;
}

function Ask({ form, rates, lender }: Omit<SubscriptionPageData, 'isSent'>) {
  return (
    <>
      <h1>Ce vreți să aflați de la noi?</h1>
      <p className="lede">Vă scriem numai despre ce bifați și numai când apare ceva.</p>
      <SubscriptionForm state={form} rates={rates} lender={lender} />
      <p className="small">
        Păstrăm adresa până vă dezabonați; dacă nu confirmați, o ștergem după șapte zile (
        <a href="/politica-de-confidentialitate/">politica de confidențialitate</a>). Fără adresă puteți citi{' '}
        <a href="/blog/">ghidurile</a>, începe o <a href="/application/">cerere de oferte</a> sau{' '}
        <a href="/instalare/">pune site-ul pe ecranul telefonului</a>.
      </p>
    </>
  );
}

function Sent() {
  return (
    <>
      <h1>Mai este un pas: deschideți e-mailul</h1>
      <p className="lede">Apăsați linkul din mesajul trimis acum. Până atunci abonarea nu pornește.</p>
      <p>
        Nu a venit în câteva minute? Uitați-vă și în „Spam”. Linkul este bun șapte zile; pe o adresă trimitem
        cel mult trei mesaje pe zi.
      </p>
      <p>
        <a href="/abonare/">Scrieți din nou adresa</a> sau <a href="/">mergeți la prima pagină</a>.
      </p>
    </>
  );
}
