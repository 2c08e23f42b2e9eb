import { type TrafficbackTexts, TrafficbackPage } from '#app/offers/leaving/trafficback-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const trafficbackPage = declarePage({
  module: 'trafficback',
  Page: TrafficbackPage,
  load: loadTrafficback,
  addresses: [{ path: '/landing/trafficback/', isListed: false }],
});

/** /landing/trafficback/: loads texts only, the same for everyone. */
export async function loadTrafficback({ services }: PageArgs): Promise<TrafficbackTexts> {
  return services.content.offersPage.trafficback;
}
