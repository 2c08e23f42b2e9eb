import { z } from 'zod';
import { seriesNames, seriesPointSchema } from '#domain/base/series/series.ts';
import { changeLifeShape } from './change-life.ts';

const changeSchema = z.object({
  ...changeLifeShape,
  series: z.enum(seriesNames),
  point: seriesPointSchema,
  /** null: an import, which any approver may approve */
  proposedBy: changeLifeShape.proposedBy.nullable(),
});
/** A proposed value of a series: for the server, and as the office's pages get it. */
export type SeriesChange = z.output<typeof changeSchema>;

/** GET /api/admin/series */
export const officeSeriesAnswer = z.object({
  series: z.array(
    z.object({
      name: z.enum(seriesNames),
      title: z.string(),
      unit: z.enum(['percent', 'lei', 'euro', 'wages']),
      /** the value in force, with its day; null: unknown */
      value: z.string().nullable(),
      source: z.string().nullable(),
      rhythm: z.string(),
      isOld: z.boolean(),
      count: z.number().int(),
    }),
  ),
  changes: z.array(
    changeSchema.extend({
      title: z.string(),
      /** the value as texts will write it, and the present value of its day */
      words: z.string(),
      replaces: z.string().nullable(),
    }),
  ),
});
export type OfficeSeriesAnswer = z.input<typeof officeSeriesAnswer>;
