import { z } from 'zod';
import { purposes } from '#domain/offers/loan-request.ts';
import { datedText, signedText } from './signature-schema.ts';
import { section, text } from './page-texts-schema.ts';

const state = z.strictObject({ title: text, text });

/** content/pages/offers.yml: the texts of the offers, compare, transition and trafficback pages. */
export const offersPageSchema = z.strictObject({
  ...signedText,
  ...datedText,
  description: text,
  ordering: z.strictObject({ total: text, dae: text, rata: text, nume: text }),
  /** link to free help */
  friday: z.strictObject({ text, href: z.string().startsWith('/') }),
  current: z.strictObject({ title: text }),
  noCurrent: z.strictObject({ title: text, others: text }),
  toConfirm: section,
  unpriced: section,
  missing: section.extend({ check: z.strictObject({ text, href: z.string().startsWith('/') }) }),
  unserved: section,
  /** for amounts no known lender gives: the link to the other roads */
  beyond: z.strictObject({ text, link: text }),
  noMatch: state,
  noneServed: state,
  noOffers: state,
  failure: state.extend({ steps: z.array(text).min(1) }),
  purposes: z.record(z.enum(purposes), z.strictObject({ label: text, short: text, hint: text })),
  compare: z.strictObject({
    description: text,
    empty: text,
    single: text,
    privacy: text,
    questionsTitle: text,
    questions: z.array(text).min(1),
  }),
  leaving: z.strictObject({
    description: text,
    steps: z.array(text).min(1),
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
