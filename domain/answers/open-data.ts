import { z } from 'zod';
import { seriesNames } from '#domain/series/series.ts';

/** What every file of the open data says of itself: never changed within a version, only added to. */
const head = {
  version: z.literal(1),
  licence: z.literal('CC BY 4.0'),
  /** what it is, in Romanian */
  about: z.string(),
};

const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const source = z.object({
  name: z.string(),
  url: z.string().nullable(),
  /** the source's own date, as exact as it gives it */
  date: date.nullable(),
  /** when we read it */
  readAt: date.nullable(),
});

/** GET /date-deschise/v1/serii.json */
export const openSeriesAnswer = z
  .object({
    ...head,
    series: z.array(
      z.object({
        name: z.enum(seriesNames),
        title: z.string(),
        unit: z.enum(['percent', 'lei', 'euro', 'minimum wages']),
        /** what a value is about: from its day until the next, that day, its month, its year */
        period: z.enum(['from', 'day', 'month', 'year']),
        publishedBy: z.string(),
        values: z.array(
          z.object({
            from: z.iso.date(),
            value: z.number(),
            source,
            /** the latest place that says it still held; null: only its source does */
            lastSeen: source.nullable(),
            /** how we computed it; null: somebody published it */
            computed: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'Serii: indicatori cu sursa și data lor' });
export type OpenSeries = z.output<typeof openSeriesAnswer>;
