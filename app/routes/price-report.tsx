import { PriceReportPage, type PriceReportPageData } from '#app/features/price-report/price-report-page.tsx';

/** /verificare/pret/ */
export function PriceReportRoute({ data }: { data: PriceReportPageData }) {
  return <PriceReportPage data={data} />;
}
