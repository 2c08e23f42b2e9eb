import { z } from 'zod';
import { seriesNames } from '#domain/base/series/series.ts';

const lei = z.int().positive();
const percent = z.number().min(0).max(1000);
const months = z.int().min(1).max(480);
/** title of the chart; it names every assumed figure */
const titlu = z.string().trim().min(1);

/** A `grafic` block of an article: the subject of the chart, never its figures. */
export const chartSchema = z.discriminatedUnion('tip', [
  /** highest legal cost of a loan, day by day */
  z.strictObject({ tip: z.literal('plafon'), titlu, suma: lei, zile: z.int().min(2).max(400) }),
  /** daily ceiling by amount */
  z.strictObject({ tip: z.literal('trepte-plafon'), titlu }),
  /** highest cost of a loan on its due date and some days later */
  z.strictObject({
    tip: z.literal('intarziere'),
    titlu,
    suma: lei,
    zile: z.array(z.int().min(1)).min(2).max(6),
  }),
  /** one loan at several terms or rates, each as a cost bar; a fee is a share of the amount, paid at the start */
  z.strictObject({
    tip: z.literal('costuri'),
    titlu,
    suma: lei,
    luni: z.array(months).min(1).max(6),
    dobanzi: z.array(percent).min(1).max(6),
    comisioane: z.array(percent).min(1).max(5).default([0]),
  }),
  /** share of interest in each payment */
  z.strictObject({ tip: z.literal('plati'), titlu, suma: lei, luni: months, dobanda: percent }),
  /** remaining debt month by month, as agreed and with an extra payment */
  z.strictObject({
    tip: z.literal('sold'),
    titlu,
    suma: lei,
    luni: months,
    dobanda: percent,
    plata: z.strictObject({ luna: months, suma: lei }),
  }),
  /** a line of credit paid by its minimum, and with its first payment kept constant */
  z.strictObject({
    tip: z.literal('minim'),
    titlu,
    suma: lei,
    dobanda: percent,
    procent: percent,
    cel_putin: z.int().min(0),
  }),
  /** income required for a loan in euro, by term */
  z.strictObject({
    tip: z.literal('salariu'),
    titlu,
    euro: lei,
    curs: z.number().positive(),
    dobanda: percent,
    luni: z.tuple([months, months]),
  }),
  /** share of an income that payments may take */
  z.strictObject({ tip: z.literal('indatorare'), titlu, venituri: z.array(lei).min(2).max(6) }),
  /** several debts paid with each of several monthly amounts */
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
  /** one series, or two side by side, in the order of publication */
  z.strictObject({
    tip: z.literal('serie'),
    titlu,
    serii: z.array(z.enum(seriesNames)).min(1).max(2),
    /** first date of the chart; the whole series by default */
    de_la: z.iso.date().optional(),
  }),
  /** yearly result as a PFA and as a micro-company, by income */
  z.strictObject({ tip: z.literal('pfa-srl'), titlu, incasari: lei, cheltuieli: z.int().min(0) }),
  /** cost of exchanging lei, by the spread in percent; `inapoi`: there and back */
  z.strictObject({
    tip: z.literal('schimb'),
    titlu,
    suma: lei,
    marje: z.array(z.number().positive().max(50)).min(2).max(6),
    inapoi: z.boolean().default(false),
  }),
  /** legal holidays of a year */
  z.strictObject({ tip: z.literal('zile-libere'), titlu, an: z.int().min(2018).max(2099) }),
]);
export type ChartBlock = z.infer<typeof chartSchema>;
export type ChartOf<Kind extends ChartBlock['tip']> = Extract<ChartBlock, { tip: Kind }>;
