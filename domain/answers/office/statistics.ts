import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { vitalMetrics } from '#domain/visits/statistics/vitals.ts';

const count = z.number().int();
const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const frameShape = {
  period: periodSchema,
  before: periodSchema,
  /** in the country: a period that ends with it is unfinished */
  today: z.iso.date(),
  /** null: all countries */
  country: z.string().nullable(),
  countries: z.array(z.string()),
  /** page views of visits with consent, in percent of those of all people; null: no page was shown, or the question is not about pages */
  consentPercent: z.number().nullable(),
  /** moment until which everything is counted; null before the first count */
  countedUntil: z.iso.datetime().nullable(),
};
const frameSchema = z.object(frameShape);
/** Head of every answer. */
export type StatisticsFrame = z.output<typeof frameSchema>;

/** GET /api/admin/statistics/…: a question's answer for the period, and for the previous one */
export function statisticsAnswer<Answer extends z.ZodType>(answer: Answer) {
  return z.object({ ...frameShape, now: answer, earlier: answer });
}
export type StatisticsAnswer<Answer> = StatisticsFrame & { now: Answer; earlier: Answer };

const dayOfVisitsSchema = z.object({
  day: z.iso.date(),
  /** pages shown to people */
  pageViews: count,
  /** visits with consent, which can be followed from page to page */
  consentedVisits: count,
  /** documents opened from outside this site by people without consent: each may be one visit or a return */
  cookielessArrivals: count,
  /** different people of that day, among those with consent */
  visitors: count,
  botViews: count,
});
export type VisitsOfDay = z.output<typeof dayOfVisitsSchema>;

const noteOfDaySchema = z.object({ day: z.iso.date(), note: z.string(), by: z.string() });
/** A line that a colleague wrote about a day. */
export type NoteOfDay = z.output<typeof noteOfDaySchema>;

export const visitsAnswer = z.object({
  days: z.array(dayOfVisitsSchema),
  notes: z.array(noteOfDaySchema),
  visitors: z.discriminatedUnion('isExact', [
    z.object({ count, isExact: z.literal(true) }),
    /** the true number is within `marginPercent` 19 times out of 20 */
    z.object({ count, isExact: z.literal(false), marginPercent: z.number() }),
  ]),
});

const sourceRowSchema = z.object({
  /** the value of the requested level; '' when the visit has none */
  name: z.string(),
  visits: count,
  pageViews: count,
  departures: count,
  conversions: count,
});
export type SourceRow = z.output<typeof sourceRowSchema>;
export const sourcesAnswer = z.array(sourceRowSchema);

const pageRowSchema = z.object({
  path: z.string(),
  pageViews: count,
  /** visits with this page; one over midnight is two */
  visits: count,
  /** visits that began with this page */
  entries: count,
  /** visits that ended with this page */
  exits: count,
  /** restored by the browser's back button */
  restored: count,
  botViews: count,
});
export type PageRow = z.output<typeof pageRowSchema>;
export const pagesAnswer = z.array(pageRowSchema);

/** Pages that end what a person does here; none is tied to a visit. */
export const lastPages = [
  '/verificare/',
  '/verificare/pret/',
  '/cereti-pretul/trimisa/',
  '/process/',
] as const;
const lastPageSchema = z.object({ path: z.enum(lastPages), pageViews: count });
export type LastPage = z.output<typeof lastPageSchema>;

const departureRowSchema = z.object({
  /** the page before the last one; an address of another site as a whole; '' without consent */
  path: z.string(),
  /** `loc` of the link; '' without one */
  placement: z.string(),
  departures: count,
});
export type DepartureRow = z.output<typeof departureRowSchema>;

const funnelSchema = z.object({
  visits: count,
  /** with each step, regardless of the others */
  home: count,
  offers: count,
  departed: count,
  converted: count,
  /** home → offers → departure → conversion: each step of visits that also have those before it */
  homeOffers: count,
  homeOffersDeparted: count,
  homeOffersConverted: count,
});
export type Funnel = z.output<typeof funnelSchema>;
export const funnelAnswer = funnelSchema.extend({
  lastPages: z.array(lastPageSchema),
  departures: z.array(departureRowSchema),
});

const offerRowSchema = z.object({
  offerId: z.string(),
  /** the offer's present name; the id of a removed one */
  header: z.string(),
  /** how often it came into view; a page counts once */
  impressions: count,
  departures: count,
  /** of the days with counted impressions: the basis of rates */
  departuresOfCountedDays: count,
  pending: count,
  approved: count,
  rejected: count,
  /** views of the lender's own page; null when the offer has none */
  lenderPageViews: count.nullable(),
});
export type OfferRow = z.output<typeof offerRowSchema>;
export const offerStatisticsAnswer = z.object({
  /** views of the list of offers: equal for every offer in it */
  listViews: count,
  /** the first day with counted impressions; null while there is none */
  impressionsSince: z.iso.date().nullable(),
  offers: z.array(offerRowSchema),
});
export type OfferStatistics = z.output<typeof offerStatisticsAnswer>;

const fieldRowSchema = z.object({
  /** the form's name, or else the path of its page */
  form: z.string(),
  /** index of the field in its form, from 0 */
  field: count,
  /** visits that focused the field, filled it, left an invalid value in it */
  focused: count,
  filled: count,
  invalid: count,
  /** visits in which this was the last field touched in the form: sent from here, or abandoned */
  lastTouched: count,
});
export type FieldRow = z.output<typeof fieldRowSchema>;
export const fieldsAnswer = z.array(fieldRowSchema);

const variantRowSchema = z.object({
  variant: z.string(),
  /** visits that were given the variant */
  visits: count,
  /** of them, those that left for a lender; known only with consent */
  departed: count,
  /** visits that were given it since its beginning, whatever the period */
  visitsEver: count,
});
export type VariantRow = z.output<typeof variantRowSchema>;
export const variantsAnswer = z.array(variantRowSchema);

/** GET /api/admin/statistics/acum */
export const nowAnswer = z.object({
  at: momentSchema,
  /** length of the last part */
  minutes: count,
  /** page views of each hour, from midnight; of today until the present hour */
  today: z.array(count),
  yesterday: z.array(count),
  last: z.object({
    pageViews: count,
    consentedVisits: count,
    departures: count,
    pages: z.array(z.object({ path: z.string(), pageViews: count })),
  }),
});
export type NowAnswer = z.output<typeof nowAnswer>;

const vitalRowSchema = z.object({
  pageType: z.string(),
  metric: z.enum(vitalMetrics),
  measured: count,
  /** 75th percentile: milliseconds, thousandths for CLS; the second digit is rounded up */
  p75: z.number(),
  good: count,
  poor: count,
});
export type VitalRow = z.output<typeof vitalRowSchema>;
export const vitalsAnswer = z.array(vitalRowSchema);

/** yyyy, yyyy-mm or yyyy-mm-dd, as sources give their age */
const sourceDate = z.string().nullable();
const sourceDatesSchema = z.object({ date: sourceDate, readAt: sourceDate });
const offerFreshnessSchema = z.object({
  id: z.string(),
  header: z.string(),
  isActive: z.boolean(),
  /** the start of its price's age (`agesFrom`); null: it has no price with a source */
  price: sourceDate,
  priceDates: sourceDatesSchema.nullable(),
  /** of the oldest of all its figures */
  oldest: sourceDate,
  oldestDates: sourceDatesSchema.nullable(),
  figures: count,
});
export type OfferFreshness = z.output<typeof offerFreshnessSchema>;
const ratesFreshnessSchema = z.object({ provider: z.string(), newestDay: z.iso.date() });
export type RatesFreshness = z.output<typeof ratesFreshnessSchema>;
/** GET /api/admin/statistics/prospetime */
export const freshnessAnswer = z.object({
  offers: z.array(offerFreshnessSchema),
  rates: z.array(ratesFreshnessSchema),
});
export type Freshness = z.output<typeof freshnessAnswer>;
