import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { waitingNames } from './waiting-places.ts';

const count = z.number().int();

/** A figure of today until now, of the last seven whole days, and of the seven before them. */
const figureSchema = z.object({ today: count, week: count, before: count });
export type OverviewFigure = z.output<typeof figureSchema>;

const figuresSchema = z.object({
  /** visits with consent, and arrivals without it: each of those may be one visit or a return */
  visits: figureSchema.nullable(),
  /** how often offers came into view; a page counts once for an offer */
  offersSeen: figureSchema.nullable(),
  money: z
    .object({
      departures: figureSchema,
      /** approved or rejected conversions of the departures of those days */
      decided: figureSchema,
      /** what approved ones bring, in hundredths */
      leiCents: figureSchema,
      /** no amount is left out for want of a rate */
      isWhole: z.boolean(),
    })
    .nullable(),
});
export type OverviewFigures = z.output<typeof figuresSchema>;

const readingSchema = z.object({
  /** texts whose day of reading again is past */
  lateTexts: count.nullable(),
  /** articles of the law whose pages must be read again */
  changedArticles: count.nullable(),
  /** titles of series with a value older than their rhythm */
  oldSeries: z.array(z.string()).nullable(),
});
export type OverviewReading = z.output<typeof readingSchema>;

const siteSchema = z.object({
  /** what the check of the site calls „de îndreptat” */
  toMend: z.array(z.object({ id: z.string(), name: z.string(), says: z.string() })),
  /** lastAt: beginning of the newest good backup; null: there is none. As a whole null: not known */
  backup: z.object({ lastAt: momentSchema.nullable() }).nullable(),
  /** jobs that failed in all attempts; null: not known */
  deadLetters: count.nullable(),
});
export type OverviewSite = z.input<typeof siteSchema>;

/** GET /api/admin/overview: the first page. A part that the caller's roles may not see is left out; null: it did not answer. */
export const overviewAnswer = z.object({
  waiting: z.array(
    z.object({
      name: z.enum(waitingNames),
      count,
      /** the day since which the oldest waits, in the country */
      since: z.iso.date().nullable(),
    }),
  ),
  /** every subject reported its waiting work */
  isWaitingWhole: z.boolean(),
  today: z.iso.date(),
  /** for analysts */
  figures: figuresSchema.optional(),
  /** for editors */
  reading: readingSchema.optional(),
  /** for administrators */
  site: siteSchema.nullable().optional(),
});
