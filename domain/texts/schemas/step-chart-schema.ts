import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';

const nonEmpty = z.string().min(1);
const day = z.iso.date();
const source = sourceSchema(httpUrlSchema);

/** A `trepte` block of an article: percentages valid from a day until the next one, each step with its source. */
export const stepChartSchema = z
  .strictObject({
    titlu: nonEmpty,
    /** names of the percentages, the subject of the text first */
    serii: z.array(nonEmpty).min(1).max(2),
    /** the last day on which the last step was confirmed, and the source */
    pana_la: day,
    sursa: source,
    trepte: z
      .array(z.strictObject({ de_la: day, valori: z.array(z.number().min(0).max(100)), sursa: source }))
      .min(2),
  })
  .refine(({ serii, trepte }) => trepte.every(({ valori }) => valori.length === serii.length), {
    path: ['trepte'],
    message: 'each step has one value for each of serii',
  })
  .refine(
    ({ pana_la, trepte }) =>
      [...trepte.map(({ de_la }) => de_la), pana_la].every(
        (date, index, dates) => index === 0 || date > (dates[index - 1] ?? ''),
      ),
    { path: ['trepte'], message: 'steps go from the oldest to the newest, all before pana_la' },
  );

export type StepChart = z.infer<typeof stepChartSchema>;
