import { z } from 'zod';
import { pagingShape } from '#domain/answers/office/common.ts';
import { momentSchema } from '#domain/base/moment.ts';
import { type ClickWord, clickWords } from '#domain/partners/clicks/click-word.ts';
import { reportGroups } from '#domain/partners/console/report-groups.ts';
import { conversionWords } from '#domain/partners/ledger/conversion-word.ts';

const daySchema = z.string();
const wordSchema = z.enum(Object.keys(clickWords) as [ClickWord, ...ClickWord[]]);
/** null: one to four */
const shownCountSchema = z.number().int().nullable();

const figuresShape = {
  clicks: shownCountSchema,
  counted: shownCountSchema,
  conversions: z.number().int(),
  earnedBani: z.number().int(),
};

/** GET /api/parteneri/report */
export const partnerReportAnswer = z.object({
  period: z.object({ from: daySchema, to: daySchema }),
  group: z.enum(reportGroups),
  /** of the whole ledger, today, in bani */
  sums: z.object({
    earned: z.number().int(),
    held: z.number().int(),
    payable: z.number().int(),
    paid: z.number().int(),
  }),
  /** clicks and conversions of the period */
  total: z.object(figuresShape),
  /** clicks by outcome; outcomes without clicks are left out */
  words: z.array(z.object({ word: wordSchema, clicks: shownCountSchema })),
  /** counted clicks without consent, among which repeats cannot be recognised */
  cookieless: shownCountSchema,
  /** every day of the period */
  days: z.array(z.object({ day: daySchema, ...figuresShape })),
  /** by the group; label: the name of an offer */
  rows: z.array(z.object({ name: z.string(), label: z.string(), ...figuresShape })),
});
export type PartnerReport = z.input<typeof partnerReportAnswer>;

/** GET /api/parteneri/clicks: each click with its outcome, the newest first; subs: its labels */
export const partnerClicksAnswer = z.object({
  clicks: z.array(
    z.object({
      id: z.string(),
      at: momentSchema,
      offer: z.string(),
      word: wordSchema,
      subs: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  ...pagingShape,
});
export type PartnerClick = z.input<typeof partnerClicksAnswer>['clicks'][number];

/** GET /api/parteneri/conversions: the state of each conversion, the newest click first */
export const partnerConversionsAnswer = z.object({
  conversions: z.array(
    z.object({
      id: z.string(),
      clickId: z.string(),
      clickedAt: momentSchema,
      offer: z.string(),
      sub1: z.string().nullable(),
      word: z.enum(conversionWords),
      /** the word in a few words: until when, from when, or what it waits for */
      says: z.string(),
      bani: z.number().int(),
      /** first day on which it can be paid; null when nothing is owed */
      payableFrom: daySchema.nullable(),
    }),
  ),
  ...pagingShape,
});
export type PartnerConversion = z.input<typeof partnerConversionsAnswer>['conversions'][number];

/** GET /api/parteneri/link-targets: the possible targets of a link, with the address of the site; offers: those with terms today */
export const linkTargetsAnswer = z.object({
  origin: z.string(),
  offers: z.array(z.object({ id: z.string(), header: z.string() })),
});
