import { TrafficbackPage, type TrafficbackTexts } from '#app/offers/leaving/trafficback-page.tsx';

/** /landing/trafficback/ */
export function TrafficbackRoute({ data }: { data: TrafficbackTexts }) {
  return <TrafficbackPage texts={data} />;
}
