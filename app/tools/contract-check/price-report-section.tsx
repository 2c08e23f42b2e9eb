import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { Contract } from '#domain/tools/contract-check/contract.ts';
import { priceReport } from '#domain/people/price-reports/price-report.ts';
import { PriceReportForm } from '#app/offers/shared/report/price-report-form.tsx';
import { ASKED_ID } from './asked-fact.tsx';

type PriceReportSectionProps = {
  contract: Contract;
  /** the fact asked beside the verdict */
  asks: CheckField | null;
  /** token of the form that sends the price */
  token: string;
};

/**
 * Offers to send the price of a contract or an offer anonymously, in a fold. Names the missing fact if lender, product or date
 * are not given; shows nothing for a lender whose reports are not accepted.
 */
export function PriceReportSection({ contract, asks, token }: PriceReportSectionProps) {
  const { lender, lenderKind } = contract;
  if (lender === null && lenderKind !== 'ifn' && lenderKind !== null) return null;
  const report = priceReport(contract);
  return (
    <details id="pret-raportat" className="check-report">
      <summary className="btn btn-line">Trimiteți-ne cifrele, fără nume</summary>
      <div className="price-report-body">
        {report && lender ? (
          <>
            <p>
              Dacă spun prețul cel puțin cinci oameni, îl arătăm tuturor; creditorul are întâi șapte zile să
              răspundă. Ajunge la noi numai ce vedeți mai jos: fără nume, fără contract, fără fișier. Ca
              același preț să nu fie trimis de o sută de ori, ținem 30 de zile o amprentă a rețelei, nu a
              dispozitivului, făcută cu o cheie secretă.
            </p>
            <PriceReportForm report={report} name={lender.name} state={{ token, values: {}, problems: [] }} />
          </>
        ) : (
          <Missing contract={contract} asks={asks} />
        )}
      </div>
    </details>
  );
}

/** Names the first fact missing for a report, with a link to its field. */
function Missing({ contract: { lender, kind }, asks }: Pick<PriceReportSectionProps, 'contract' | 'asks'>) {
  const [field, what, why] =
    lender === null
      ? (['creditor', 'Alegeți creditorul din listă', 'Primim numai prețurile celor de acolo.'] as const)
      : kind === null
        ? (['tip', 'Spuneți ce fel de credit este', 'Prețul se compară cu altele de același fel.'] as const)
        : (['data', 'Scrieți data contractului', 'Prețul se arată cu luna lui.'] as const);
  // Only the form has a list of lenders.
  const href = field === asks && field !== 'creditor' ? ASKED_ID : field;
  return (
    <p>
      <a href={`#${href}`}>{what}</a>. {why}
    </p>
  );
}
