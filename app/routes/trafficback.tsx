import { TrafficbackPage, type TrafficbackTexts } from '#app/features/leaving/trafficback-page.tsx';

/** /landing/trafficback/ */
export function TrafficbackRoute({ data }: { data: TrafficbackTexts }) {
  return <TrafficbackPage texts={data} />;
}
