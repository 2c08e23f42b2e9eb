import { z } from 'zod';
import { decisionShape } from './change-life.ts';

const day = z.iso.date();
const daysShape = { from: day, until: day.nullable() };
const named = z.object({ id: z.string(), name: z.string() });

/** Terms in force on some day, with the names of their offer, payer or partner. */
const offerTermsRow = z.object({
  ...daysShape,
  id: z.number().int(),
  offer: z.string(),
  payer: z.string(),
  paysFor: z.string(),
});
export type OfferTermsRow = z.input<typeof offerTermsRow>;

const partnerTermsRow = z.object({
  ...daysShape,
  id: z.number().int(),
  partner: z.string(),
  /** null: every offer with a payer */
  offers: z.array(z.string()).nullable(),
  /** „25%”, „49,90 lei” */
  share: z.string(),
  monthlyLimitBani: z.number().int().nullable(),
  holdDays: z.number().int(),
  payoutThresholdBani: z.number().int(),
});
export type PartnerTermsRow = z.input<typeof partnerTermsRow>;

/** A proposal to begin or end terms: its state in a few words, and the terms themselves. */
const termsChange = z.object({ ...decisionShape, title: z.string(), lines: z.array(z.string()) });
export type TermsChangeRow = z.input<typeof termsChange>;

const frame = {
  /** whether the operator may be paid at all: OPERATOR_AUTHORISATION is set */
  isAuthorised: z.boolean(),
  /** in the country */
  today: day,
  offers: z.array(named),
  changes: z.array(termsChange),
};

/** GET /api/admin/offer-terms: who pays for which offer */
export const offerTermsAnswer = z.object({
  ...frame,
  payers: z.array(named.extend({ link: z.string(), logo: z.string() })),
  terms: z.array(offerTermsRow),
});
export type OfferTermsAnswer = z.input<typeof offerTermsAnswer>;

/** GET /api/admin/partner-terms: what partners get for an approved conversion */
export const partnerTermsAnswer = z.object({
  ...frame,
  /** those that may have terms */
  partners: z.array(named),
  terms: z.array(partnerTermsRow),
});
export type PartnerTermsAnswer = z.input<typeof partnerTermsAnswer>;
