import { z } from 'zod';
import { seriesNames } from '#domain/base/series/series.ts';

const lei = z.int().positive();
const rates = z.array(z.number().min(0).max(1000)).min(1).max(6);
const months = z.array(z.int().min(1).max(480)).min(1).max(6);

/** A `calcul` block of an article: what to compute, never the figures. */
export const calculationSchema = z.discriminatedUnion('tip', [
  z.strictObject({
    tip: z.literal('salariu'),
    euro: lei,
    /** lei for a euro; the text says of which day */
    curs: z.number().positive(),
    dobanzi: rates,
    luni: months,
  }),
  z.strictObject({ tip: z.literal('rate'), suma: lei, dobanzi: rates, luni: months }),
  z.strictObject({
    tip: z.literal('plafon'),
    suma: lei,
    zile: z.array(z.int().min(1).max(3650)).min(1),
  }),
  z.strictObject({
    tip: z.literal('plafon-dae'),
    suma: lei,
    luni: months,
    /** so many points more at the central bank; 0 is the ceiling as it is */
    puncte: z.array(z.number().min(0).max(10)).min(1).max(4),
  }),
  z.strictObject({
    tip: z.literal('serie'),
    serie: z.enum(seriesNames),
    /** so many of the newest values; without it, all of them */
    ultimele: z.int().min(2).max(60).optional(),
  }),
  // A wage of a month, step by step.
  z.strictObject({
    tip: z.literal('salariu-net'),
    brut: z.union([z.literal('minim'), lei]),
    persoane: z.int().min(0).max(10).default(0),
  }),
  z.strictObject({ tip: z.literal('pfa-srl'), incasari: lei, cheltuieli: z.int().min(0) }),
  // What a sum buys after some years of the present inflation, or after each December that is known.
  z.strictObject({
    tip: z.literal('putere-de-cumparare'),
    suma: lei,
    ani: z.array(z.int().min(1).max(30)).min(1).optional(),
  }),
]);
export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationOf<Kind extends Calculation['tip']> = Extract<Calculation, { tip: Kind }>;
