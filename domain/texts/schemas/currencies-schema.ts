import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** content/data/currencies.yml: every currency of the converter, the leu first. */
export const currenciesSchema = z
  .array(
    z.strictObject({
      /** ISO 4217 */
      code: z.string().regex(/^[A-Z]{3}$/),
      /** un „dolar american” */
      one: text,
      /** doi „dolari americani” */
      few: text,
      /** „dolarul american” */
      oneDefinite: text,
      /** „dolarii americani” */
      fewDefinite: text,
      /** cursul „dolarului american” */
      genitive: text,
      country: text,
      /** units in a quotation of the national bank */
      multiplier: z.union([z.literal(1), z.literal(100)]),
      /** for a currency that the euro has replaced */
      ended: z
        .strictObject({
          /** last day of the currency */
          until: z.iso.date(),
          /** units for a euro, fixed for good with six digits by the Council of the European Union */
          perEuro: z.string().regex(/^\d{1,4}\.\d{1,5}$/),
        })
        .optional(),
    }),
  )
  .min(2)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'a code stands twice')
  .refine((list) => list.some(({ code }) => code === 'RON'), 'RON is missing');

/** A currency with its names in the four forms of the specification. */
export type Currency = z.infer<typeof currenciesSchema>[number];
