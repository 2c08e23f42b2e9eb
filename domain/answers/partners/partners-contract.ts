import type { z } from 'zod';
import {
  linkTargetsAnswer,
  partnerClicksAnswer,
  partnerConversionsAnswer,
  partnerReportAnswer,
} from './console.ts';
import { newPartnerKeyAnswer, partnerKeyAnswer } from './key.ts';
import { statementAnswer } from './ledger.ts';
import { partnerLinkAnswer, partnerMeAnswer } from './me.ts';
import {
  clickWayAnswer,
  partnerPostbackAnswer,
  partnerPostbacksAnswer,
  postbackSecretAnswer,
  startedTestAnswer,
} from './postbacks.ts';

/**
 * Answers of the partners' calls whose content their pages use, by method and path under /api/parteneri/. Every other call answers only
 * that it was done.
 */
export const partnersContract = {
  'GET clicks': partnerClicksAnswer,
  'GET conversions': partnerConversionsAnswer,
  'POST link/open': partnerLinkAnswer,
  'GET key': partnerKeyAnswer,
  'POST key': newPartnerKeyAnswer,
  'GET me': partnerMeAnswer,
  'GET link-targets': linkTargetsAnswer,
  'GET report': partnerReportAnswer,
  'GET statement': statementAnswer,
  'GET postbacks': partnerPostbacksAnswer,
  'GET postbacks/:id': partnerPostbackAnswer,
  'POST postback-addresses': postbackSecretAnswer,
  'POST postback-addresses/:id/secret': postbackSecretAnswer,
  'POST postback-addresses/:id/test': startedTestAnswer,
  'GET clicks/:id/way': clickWayAnswer,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type PartnersContract = typeof partnersContract;
