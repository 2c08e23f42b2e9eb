import type { PriceReport } from '#domain/people/price-reports/price-report.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { PriceReportForm } from '#app/offers/shared/report/price-report-form.tsx';
import '#app/ui/narrow-page.css';

export type PriceReportPageData = {
  form: FormState;
  /** the report that was sent and came back, with the lender's name; null: nothing, or nothing readable */
  sent: { report: PriceReport; name: string } | null;
  /** result of the report just accepted */
  taken: 'first' | 'again' | null;
};

/** /verificare/pret/: accepts a reported price, and explains the next steps. */
export function PriceReportPage({ data: { form, sent, taken } }: { data: PriceReportPageData }) {
  return (
    <div className="wrap narrow-page">
      <PageHead
        title="Prețul trimis de dumneavoastră"
        description="Ce se întâmplă cu prețul unui credit pe care îl trimiteți fără nume: cine îl citește, când se arată și ce nu păstrăm."
        hasErrors={form.problems.length > 0}
        isListed={false}
      />
      <Breadcrumbs items={[{ href: '/verificare/', label: 'Verificați o ofertă' }]} current="Prețul trimis" />
      <FormProblems state={form} formId="trimite" />
      <h1>{taken ? 'Mulțumim' : 'Prețul, fără numele dumneavoastră'}</h1>
      {taken === 'first' && <p className="lede">Am primit prețul. Îl citește un om înainte să conteze.</p>}
      {taken === 'again' && (
        <p className="lede">
          Din rețeaua dumneavoastră avem deja un preț al acestui creditor, iar de la o rețea păstrăm unul
          singur.
        </p>
      )}
      {!taken && sent && (
        <div id="trimite">
          <PriceReportForm {...sent} state={form} />
        </div>
      )}
      <p>
        Un preț se arată numai când cel puțin cinci rapoarte se potrivesc: același produs, sume apropiate,
        aproape același cost pe zi. Creditorul are întâi șapte zile să răspundă. Un raport singur nu apare
        nicăieri.
      </p>
      {!taken && !sent && (
        <p id="trimite">
          Prețul se trimite de sub răspunsul de la <a href="/verificare/">verificarea ofertei</a>, după ce ați
          ales creditorul și felul creditului.
        </p>
      )}
    </div>
  );
}
