import type { z } from 'zod';
import {
  linkTargetsAnswer,
  partnerClicksAnswer,
  partnerConversionsAnswer,
  partnerReportAnswer,
} from './console.ts';
import { partnerLinkAnswer, partnerMeAnswer } from './me.ts';

/**
 * Answers of the partners' calls whose content their pages use, by method and path under /api/parteneri/. Every other call says only
 * that it was done.
 */
export const partnersContract = {
  'GET clicks': partnerClicksAnswer,
  'GET conversions': partnerConversionsAnswer,
  'GET link-targets': linkTargetsAnswer,
  'POST link/open': partnerLinkAnswer,
  'GET me': partnerMeAnswer,
  'GET report': partnerReportAnswer,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type PartnersContract = typeof partnersContract;
