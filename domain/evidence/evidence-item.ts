import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';

/**
 * How good evidence is. A: the lender's own page, list, form or example. B: a contract of the lender that was seen. C: an
 * independent test, with its method and month. D: a page of a third party, which is a task for the office and never shown.
 */
const evidenceTiers = ['A', 'B', 'C', 'D'] as const;
export type EvidenceTier = (typeof evidenceTiers)[number];

/** What a figure measures, and in what it is counted. */
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

/** What of a price makes an item one that tells a price: alone, sums and terms do not. */
const PRICES: readonly FigureMeasure[] = ['interest', 'apr', 'cost', 'total', 'instalment'];

const figureSchema = z
  .strictObject({
    measure: z.enum(Object.keys(figureUnits) as [FigureMeasure, ...FigureMeasure[]]),
    value: z.number().min(0),
    /** the other end, of a range or of a figure whose last digits could not be read */
    to: z.number().optional(),
    /** the source gives only an end: „de la”, „peste” or „până la” */
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

/** What each thing is measured in: the pairs a figure may have. */
export const figurePairs = Object.entries(figureUnits).flatMap(([measure, units]) =>
  units.map((unit) => ({ measure: measure as FigureMeasure, unit })),
);

/** Where a date comes from: `source` prints it, we `inferred` it and say how, or it is `unknown`. */
export const datingSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('source') }),
  z.strictObject({ by: z.literal('inferred'), how: z.string().min(1) }),
  z.strictObject({ by: z.literal('unknown') }),
]);

/** One item of evidence: what one source says of one product of a lender, with all that tells what it is worth. */
export const evidenceItemSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    tier: z.enum(evidenceTiers),
    /** Romanian, as shown: which product it speaks of */
    product: z.string().min(1),
    /** of which clients */
    client: z.enum(['anyone', 'new', 'pensioner', 'guarantor', 'unknown']),
    /** what secures it: such a loan is compared with no other */
    secured: z.enum(['no', 'mortgage', 'car', 'income', 'goods', 'unknown']),
    figures: z.array(figureSchema),
    /** of the loan the figures are for; in lei */
    principalLei: z.union([z.literal('unknown'), z.number().min(1)]),
    term: z.union([z.literal('unknown'), termSchema]),
    repayment: z.enum(['once', 'weekly', 'monthly', 'revolving', 'instalments', 'on-extension', 'unknown']),
    /** its own date and the date we read it are two */
    source: sourceSchema(httpUrlSchema.nullable()),
    dating: datingSchema,
    /** other places where the same can be read */
    copies: z.array(httpUrlSchema).default([]),
    /** the source's own words, 20 of them at most */
    quote: z.string().nullable(),
    /** sha-256 of the copy we keep; `none`: none is kept */
    copyHash: z.union([z.literal('none'), z.string().regex(/^[0-9a-f]{64}$/)]),
    /** who entered it and who agreed; `starting-data`: it came with the site, and nobody opened the live page */
    enteredBy: z.string().min(1),
    approvedBy: z.union([z.literal('nobody'), z.string().min(1)]),
    /** who opened the lender's live page itself, on the day of reading: without it nothing is „verificat” */
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

/** Whether an item tells what a loan costs, and not only sums, terms or rules. */
export function tellsPrice({ figures }: Pick<EvidenceItem, 'figures'>): boolean {
  return figures.some(({ measure }) => PRICES.includes(measure));
}
