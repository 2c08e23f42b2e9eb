import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug: lower-case ASCII words joined by hyphens');
const date = z.iso.date();
const nonEmpty = z.string().trim().min(1);

const source = z.strictObject({
  name: nonEmpty,
  url: z.url({ protocol: /^https?$/ }).nullish(),
  /** yyyy, yyyy-mm or yyyy-mm-dd: what the source speaks for */
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'date: yyyy, yyyy-mm or yyyy-mm-dd'),
});

const faq = z.array(z.strictObject({ q: nonEmpty, a: nonEmpty }));

const shared = {
  slug,
  title: nonEmpty.max(70),
  description: nonEmpty.max(170),
  updated: date,
};

/** A loan-type page at the root of the site. */
const seoPage = z.strictObject({
  type: z.literal('seo'),
  ...shared,
  /** short name for menus and the A–Z list */
  menu: nonEmpty,
  group: z.enum(['tipuri', 'rapide']),
  h1: nonEmpty,
  /** the short answer, plain text */
  answer: nonEmpty,
  /** usual sum in lei and term in months of the page's cost bar; left out for large loans */
  amount: z.int().positive().max(25_000).optional(),
  months: z.int().min(1).max(12).optional(),
  /** which offers fit the page: by how they are paid back, by the sum they reach; null: none does */
  fits: z
    .strictObject({
      repayment: z.array(z.enum(['instalments', 'credit-line', 'credit-card'])).optional(),
      maxAmountAtLeast: z.int().positive().optional(),
    })
    .nullable(),
  author: slug,
  reviewer: slug,
  related: z.array(slug),
  faq,
  sources: z.array(source),
});

/** A page of plain text. */
const textPage = z.strictObject({
  type: z.literal('page'),
  ...shared,
  h1: nonEmpty,
  lede: nonEmpty.optional(),
});

/** The frontmatter of a content file; `type` decides which other fields exist. */
export const contentSchema = z.discriminatedUnion('type', [seoPage, textPage]);

export type ContentFrontmatter = z.infer<typeof contentSchema>;
export type SeoFrontmatter = z.infer<typeof seoPage>;
export type TextFrontmatter = z.infer<typeof textPage>;
