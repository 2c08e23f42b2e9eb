import type { IndicatorsData } from '#app/features/indicators/indicators-data.ts';
import { IndicatorsPage } from '#app/features/indicators/indicators-page.tsx';

/** /indicatori/ */
export function IndicatorsRoute({ data }: { data: IndicatorsData }) {
  return <IndicatorsPage data={data} />;
}
