import type { z } from 'zod';
import { partnerLinkAnswer, partnerMeAnswer } from './me.ts';

/**
 * Answers of the partners' calls whose content their pages use, by method and path under /api/parteneri/. Every other call says only
 * that it was done.
 */
export const partnersContract = {
  'POST link/open': partnerLinkAnswer,
  'GET me': partnerMeAnswer,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type PartnersContract = typeof partnersContract;
