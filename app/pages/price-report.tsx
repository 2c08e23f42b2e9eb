import { PriceReportPage, type PriceReportPageData } from '#app/offers/price-report/price-report-page.tsx';

/** /verificare/pret/ */
export function PriceReportRoute({ data }: { data: PriceReportPageData }) {
  return <PriceReportPage data={data} />;
}
