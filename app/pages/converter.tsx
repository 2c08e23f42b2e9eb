import { ConverterPage, type ConverterPageData } from '#app/tools/rates/converter-page.tsx';

/** /convertor-valutar/, its pairs and its banks */
export function ConverterRoute({ data }: { data: ConverterPageData }) {
  return <ConverterPage data={data} />;
}
