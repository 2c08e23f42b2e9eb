import { z } from 'zod';
import { contradictionIn } from './contradiction.ts';
import { evidenceItemSchema } from './evidence-item.ts';
import { productSchema } from './product-schema.ts';

/** Evidence of one lender's prices: its products and items, one file per lender. */
export const lenderEvidenceSchema = z
  .strictObject({
    /** slug of its offer or, without one, a short name */
    lender: z.string().regex(/^[a-z0-9-]+$/),
    /** as shown */
    name: z.string().min(1),
    legalName: z.union([z.literal('unknown'), z.string().min(1)]),
    /** the first one is shown in the list where only one fits */
    products: z.array(productSchema).default([]),
    items: z.array(evidenceItemSchema).min(1),
  })
  .superRefine(({ products, items }, context) => {
    const ids = items.map(({ id }) => id);
    for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
      context.addIssue({ code: 'custom', path: ['items'], message: `two items have the id ${id}` });
    }
    for (const [at, { evidence }] of products.entries()) {
      const item = items.find(({ id }) => id === evidence);
      // A contract or an independent test states a past price, not the lender's present offer.
      if (item?.tier !== 'A') {
        context.addIssue({
          code: 'custom',
          path: ['products', at, 'evidence'],
          message: 'no item of tier A',
        });
      } else if (contradictionIn(item) !== null) {
        context.addIssue({
          code: 'custom',
          path: ['products', at, 'evidence'],
          message: 'contradicts itself',
        });
      }
    }
  });

export type LenderEvidence = z.output<typeof lenderEvidenceSchema>;
