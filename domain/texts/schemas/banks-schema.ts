import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const named = { slug, name: z.string().trim().min(1) };

/** content/data/banks.yml: the banks of the exchange-rate pages, with the addresses of their former names. */
export const banksSchema = z
  .array(z.strictObject({ ...named, former: z.array(z.strictObject(named)).default([]) }))
  .refine((banks) => {
    const slugs = banks.flatMap((bank) => [bank.slug, ...bank.former.map((old) => old.slug)]);
    return new Set(slugs).size === slugs.length;
  }, 'a slug stands twice');

export type Bank = z.infer<typeof banksSchema>[number];
