import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { z } from 'zod';

const named = { slug: slugSchema, name: z.string().trim().min(1) };

/** content/data/banks.yml: the banks of the exchange-rate pages, with the addresses of their former names. */
export const banksSchema = z
  .array(z.strictObject({ ...named, former: z.array(z.strictObject(named)).default([]) }))
  .refine((banks) => {
    const slugs = banks.flatMap((bank) => [bank.slug, ...bank.former.map((old) => old.slug)]);
    return new Set(slugs).size === slugs.length;
  }, 'a slug stands twice');

export type Bank = z.infer<typeof banksSchema>[number];
