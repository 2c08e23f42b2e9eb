import { z } from 'zod';
import { seriesNames } from '#domain/base/series/series.ts';

const lei = z.int().positive();
const percent = z.number().min(0).max(1000);
const months = z.int().min(1).max(480);
/** what the drawing is called; it names every figure that is assumed */
const titlu = z.string().trim().min(1);

/** A `grafic` block of an article: what to draw, never the figures drawn. */
export const chartSchema = z.discriminatedUnion('tip', [
  /** the most the law lets a loan cost, day by day */
  z.strictObject({ tip: z.literal('plafon'), titlu, suma: lei, zile: z.int().min(2).max(400) }),
  /** the ceiling of a day by the sum */
  z.strictObject({ tip: z.literal('trepte-plafon'), titlu }),
  /** the most a loan may cost on its day and some days later */
  z.strictObject({
    tip: z.literal('intarziere'),
    titlu,
    suma: lei,
    zile: z.array(z.int().min(1)).min(2).max(6),
  }),
  /** one loan at several terms or rates, each as a cost bar; a fee is a part of the sum paid at the start */
  z.strictObject({
    tip: z.literal('costuri'),
    titlu,
    suma: lei,
    luni: z.array(months).min(1).max(6),
    dobanzi: z.array(percent).min(1).max(6),
    comisioane: z.array(percent).min(1).max(5).default([0]),
  }),
  /** what of each payment is interest */
  z.strictObject({ tip: z.literal('plati'), titlu, suma: lei, luni: months, dobanda: percent }),
  /** what is owed month by month, as agreed and with a payment above it */
  z.strictObject({
    tip: z.literal('sold'),
    titlu,
    suma: lei,
    luni: months,
    dobanda: percent,
    plata: z.strictObject({ luna: months, suma: lei }),
  }),
  /** a line of credit paid by its minimum, and by its first payment kept as it is */
  z.strictObject({
    tip: z.literal('minim'),
    titlu,
    suma: lei,
    dobanda: percent,
    procent: percent,
    cel_putin: z.int().min(0),
  }),
  /** the income that a loan in euro asks, by its term */
  z.strictObject({
    tip: z.literal('salariu'),
    titlu,
    euro: lei,
    curs: z.number().positive(),
    dobanda: percent,
    luni: z.tuple([months, months]),
  }),
  /** how much of an income payments may take */
  z.strictObject({ tip: z.literal('indatorare'), titlu, venituri: z.array(lei).min(2).max(6) }),
  /** several debts paid with each of some sums a month */
  z.strictObject({
    tip: z.literal('datorii'),
    titlu,
    datorii: z
      .array(
        z.strictObject({
          nume: z.string().trim().min(1),
          sold: lei,
          dobanda: percent,
          minim: z.int().min(0),
        }),
      )
      .min(2)
      .max(8),
    bugete: z.array(lei).min(2).max(5),
  }),
  /** one series, or two beside each other, as their values came in */
  z.strictObject({
    tip: z.literal('serie'),
    titlu,
    serii: z.array(z.enum(seriesNames)).min(1).max(2),
    /** the first day that is drawn; all of it without one */
    de_la: z.iso.date().optional(),
  }),
  /** what a year leaves as a PFA and as a micro-company, by its income */
  z.strictObject({ tip: z.literal('pfa-srl'), titlu, incasari: lei, cheltuieli: z.int().min(0) }),
  /** what changing lei costs, by the distance between prices in percent; `inapoi`: there and back */
  z.strictObject({
    tip: z.literal('schimb'),
    titlu,
    suma: lei,
    marje: z.array(z.number().positive().max(50)).min(2).max(6),
    inapoi: z.boolean().default(false),
  }),
  /** the legal holidays of a year */
  z.strictObject({ tip: z.literal('zile-libere'), titlu, an: z.int().min(2018).max(2099) }),
]);
export type ChartBlock = z.infer<typeof chartSchema>;
export type ChartOf<Kind extends ChartBlock['tip']> = Extract<ChartBlock, { tip: Kind }>;
