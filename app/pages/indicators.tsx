import type { IndicatorsData } from '#app/tools/indicators/indicators-data.ts';
import { IndicatorsPage } from '#app/tools/indicators/indicators-page.tsx';

/** /indicatori/ */
export function IndicatorsRoute({ data }: { data: IndicatorsData }) {
  return <IndicatorsPage data={data} />;
}
