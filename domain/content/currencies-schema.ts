import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** content/data/currencies.yml: every currency the converter knows, the leu first. */
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
      /** how many units the national bank quotes */
      multiplier: z.union([z.literal(1), z.literal(100)]),
      /** of a currency that the euro has replaced */
      ended: z
        .strictObject({
          /** its last day */
          until: z.iso.date(),
          /** units for a euro, for good: six digits, as the Council of the European Union fixed them */
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
