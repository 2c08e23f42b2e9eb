import { z } from 'zod';
import { purposes } from '#domain/loan/loan-request.ts';
import { datedText, signedText } from './signature-schema.ts';
import { section, text } from './page-texts-schema.ts';

const state = z.strictObject({ title: text, text });
const link = z.strictObject({ text, href: z.string().startsWith('/') });

/** content/pages/offers.yml: the texts of the offers, compare, transition and trafficback pages. */
export const offersPageSchema = z.strictObject({
  ...signedText,
  ...datedText,
  description: text,
  ordering: z.strictObject({ total: text, dae: text, rata: text, nume: text }),
  /** above and below the lenders without a price */
  unpriced: z.strictObject({ intro: text, serving: text, source: text }),
  missing: section.extend({ check: link }),
  /** no lender is known to give the loan: the end of the title, and the sentence under it */
  beyond: z.strictObject({ title: text, text }),
  noMatch: state,
  noneServed: state,
  noOffers: state,
  failure: state.extend({ steps: z.array(text).min(1) }),
  /** what else one can do, below the list */
  end: z.strictObject({
    title: text,
    text,
    check: text,
    roads: text,
    links: z.array(link).min(1),
    notices: text,
  }),
  purposes: z.record(z.enum(purposes), z.strictObject({ label: text, short: text, hint: text })),
  compare: z.strictObject({
    description: text,
    empty: text,
    single: text,
    end: z.strictObject({ title: text, text, roads: text }),
    questionsTitle: text,
    questions: z.array(text).min(1),
  }),
  leaving: z.strictObject({
    description: text,
    steps: z.array(text).min(1),
    /** beside the link of an offer without a payer, and of one with a payer */
    unpaid: text,
    paid: text,
    unavailableTitle: text,
    unavailableText: text,
  }),
  trafficback: z.strictObject({
    description: text,
    title: text,
    text,
    choices: z.array(z.strictObject({ text, href: z.string().startsWith('/'), note: text })).min(1),
  }),
});

export type OffersPageTexts = z.infer<typeof offersPageSchema>;
