import { useRouteLoaderData } from 'react-router';
import type { PartnerMeAnswer } from '#domain/answers/partners/me.ts';

/** Returns the signed-in partner, on any page inside the frame. */
export function useMe(): PartnerMeAnswer['partner'] {
  return (useRouteLoaderData('partners') as PartnerMeAnswer).partner;
}
