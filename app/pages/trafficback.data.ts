import type { TrafficbackTexts } from '#app/offers/leaving/trafficback-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** /landing/trafficback/: loads texts only, the same for everyone. */
export async function loadTrafficback({ services }: PageArgs): Promise<TrafficbackTexts> {
  return services.content.offersPage.trafficback;
}
