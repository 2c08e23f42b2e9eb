import type { Contract } from '#domain/contract-check/contract.ts';
import { priceReport } from '#domain/price-reports/price-report.ts';
import { Band } from '#app/ui/band.tsx';
import { PriceReportForm } from './price-report-form.tsx';

type PriceReportSectionProps = {
  contract: Contract;
  /** of the form that sends it */
  token: string;
};

/** The way to send the price of a checked contract without a name; nothing where lender, product or day are not told. */
export function PriceReportSection({ contract, token }: PriceReportSectionProps) {
  const report = priceReport(contract);
  if (report === null || contract.lender === null) return null;
  return (
    <Band
      id="pret-raportat"
      title="Spuneți-le și altora prețul"
      intro="Mulți creditori nu își arată prețul. Dacă îl spun cel puțin cinci oameni, îl arătăm, iar creditorul are întâi șapte zile să răspundă."
    >
      <div className="price-report-body">
        <p>
          Dacă apăsați butonul, ajunge la noi numai ce vedeți mai jos: fără nume, fără contract, fără fișier.
          Ca același preț să nu fie trimis de o sută de ori, ținem 30 de zile o amprentă a rețelei, nu a
          dispozitivului, făcută cu o cheie secretă.
        </p>
        <PriceReportForm
          report={report}
          name={contract.lender.name}
          state={{ token, values: {}, problems: [] }}
        />
      </div>
    </Band>
  );
}
