import { ConverterPage, type ConverterPageData } from '#app/features/rates/converter-page.tsx';

/** /convertor-valutar/, its pairs and its banks */
export function ConverterRoute({ data }: { data: ConverterPageData }) {
  return <ConverterPage data={data} />;
}
