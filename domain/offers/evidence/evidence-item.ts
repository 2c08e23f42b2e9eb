import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';

/**
 * Quality of evidence. A: the lender's own page, list, form or example. B: a contract of the lender that was seen. C: an
 * independent test, with its method and month. D: a page of a third party, which is a task for the office and never shown.
 */
const evidenceTiers = ['A', 'B', 'C', 'D'] as const;
export type EvidenceTier = (typeof evidenceTiers)[number];

/** Measures of figures with their units. */
const figureUnits = {
  interest: ['percent-a-day', 'percent-a-month', 'percent-a-year'],
  apr: ['percent'],
  cost: ['lei'],
  total: ['lei'],
  instalment: ['lei'],
  'analysis-fee': ['lei'],
  'monthly-fee': ['lei'],
  'card-fee': ['lei'],
  'interest-sum': ['lei'],
  'administration-fee': ['lei'],
  'home-service-fee': ['lei'],
  insurance: ['lei', 'percent-a-month'],
  'discounted-instalment': ['lei'],
  'late-fee': ['percent'],
  'late-interest': ['percent-a-day'],
  'minimum-payment': ['percent', 'lei'],
  'free-days': ['days'],
  'first-payment': ['days'],
  'smallest-sum': ['lei'],
  'largest-sum': ['lei'],
  'shortest-term': ['days', 'weeks', 'months'],
  'longest-term': ['days', 'weeks', 'months'],
  discount: ['percent'],
} as const;
export type FigureMeasure = keyof typeof figureUnits;

/** Measures that make an item a statement of price: amounts and terms alone do not. */
const PRICES: readonly FigureMeasure[] = ['interest', 'apr', 'cost', 'total', 'instalment'];

const figureSchema = z
  .strictObject({
    measure: z.enum(Object.keys(figureUnits) as [FigureMeasure, ...FigureMeasure[]]),
    value: z.number().min(0),
    /** the other end of a range, or of a figure whose last digits could not be read */
    to: z.number().optional(),
    /** the source gives only one end: „de la”, „peste” or „până la” */
    bound: z.enum(['from', 'above', 'up-to']).optional(),
    unit: z.enum([
      'percent',
      'percent-a-day',
      'percent-a-month',
      'percent-a-year',
      'lei',
      'days',
      'weeks',
      'months',
    ]),
  })
  .refine(({ measure, unit }) => (figureUnits[measure] as readonly string[]).includes(unit), {
    error: 'this is not counted in that',
    path: ['unit'],
  });

const termSchema = z.strictObject({ count: z.int().min(1), unit: z.enum(['days', 'weeks', 'months']) });

/** Valid pairs of measure and unit. */
export const figurePairs = Object.entries(figureUnits).flatMap(([measure, units]) =>
  units.map((unit) => ({ measure: measure as FigureMeasure, unit })),
);

/** Origin of a date: the `source` prints it, we `inferred` it and explain how, or it is `unknown`. */
export const datingSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('source') }),
  z.strictObject({ by: z.literal('inferred'), how: z.string().min(1) }),
  z.strictObject({ by: z.literal('unknown') }),
]);

/** One item of evidence: the statement of one source about one product of a lender, with everything that decides its worth. */
export const evidenceItemSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    tier: z.enum(evidenceTiers),
    /** product it is about, in Romanian, as shown */
    product: z.string().min(1),
    /** clients it applies to */
    client: z.enum(['anyone', 'new', 'pensioner', 'guarantor', 'unknown']),
    /** the security of the loan: a secured loan is compared with no other */
    secured: z.enum(['no', 'mortgage', 'car', 'income', 'goods', 'unknown']),
    figures: z.array(figureSchema),
    /** principal of the loan the figures are for, in lei */
    principalLei: z.union([z.literal('unknown'), z.number().min(1)]),
    term: z.union([z.literal('unknown'), termSchema]),
    repayment: z.enum(['once', 'weekly', 'monthly', 'revolving', 'instalments', 'on-extension', 'unknown']),
    /** with its own date, apart from the date of our reading */
    source: sourceSchema(httpUrlSchema.nullable()),
    dating: datingSchema,
    /** other places with the same statement */
    copies: z.array(httpUrlSchema).default([]),
    /** the source's own words, at most 20 */
    quote: z.string().nullable(),
    /** sha-256 of our stored copy; `none`: no copy */
    copyHash: z.union([z.literal('none'), z.string().regex(/^[0-9a-f]{64}$/)]),
    /** the people who entered and approved it; `starting-data`: from the content files, without a visit to the live page */
    enteredBy: z.string().min(1),
    approvedBy: z.union([z.literal('nobody'), z.string().min(1)]),
    /** the person who opened the lender's live page on the day of reading, required for „verificat” */
    openedBy: z.string().min(1).optional(),
  })
  .refine(({ source, dating }) => (dating.by === 'unknown') === (source.date === null), {
    error: 'a date is either known, with how, or unknown',
    path: ['dating'],
  })
  .refine(({ quote }) => quote === null || quote.split(/\s+/).length <= 20, {
    error: 'more than 20 words',
    path: ['quote'],
  })
  .refine(
    ({ openedBy, tier, source }) =>
      openedBy === undefined || (tier === 'A' && source.url !== null && source.readAt?.length === 10),
    { error: 'a live page has an address, a day and is the lender’s', path: ['openedBy'] },
  );

export type EvidenceItem = z.output<typeof evidenceItemSchema>;
export type EvidenceFigure = EvidenceItem['figures'][number];

/** Tells whether an item states the cost of a loan, and not only amounts, terms or rules. */
export function tellsPrice({ figures }: Pick<EvidenceItem, 'figures'>): boolean {
  return figures.some(({ measure }) => PRICES.includes(measure));
}
