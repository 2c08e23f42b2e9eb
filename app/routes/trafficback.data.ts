import type { TrafficbackTexts } from '#app/features/leaving/trafficback-page.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';

/** /landing/trafficback/: texts only, the same for everyone. */
export async function loadTrafficback({ services }: PageArgs): Promise<TrafficbackTexts> {
  return services.content.offersPage.trafficback;
}
