import { z } from 'zod';
import { lenderKindSchema, repaymentSchema } from '#domain/offers/offer-schema.ts';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';
import { datedText, signedText, slug } from './signature-schema.ts';

const date = z.iso.date();
const nonEmpty = z.string().trim().min(1);

const source = sourceSchema(httpUrlSchema.nullish().transform((url) => url ?? null));

const faq = z.array(z.strictObject({ q: nonEmpty, a: nonEmpty }));

const shared = {
  slug,
  title: nonEmpty.max(70),
  description: nonEmpty.max(170),
  ...datedText,
  /** draft and review: visitors do not see it, unless the office has set a moment for it */
  state: z.enum(['draft', 'review', 'published']).default('published'),
  /** a page that is ready appears then: 2026-12-01T09:00:00+02:00 */
  publishAt: z.iso.datetime({ offset: true }).optional(),
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
  /** usual sum in lei and term of the page's cost bar, in months or, of a shorter loan, in days; left out for large loans */
  amount: z.int().positive().max(25_000).optional(),
  months: z.int().min(3).max(12).optional(),
  days: z.int().min(5).max(90).optional(),
  /** which offers fit the page (domain/offers/fits-loan-type.ts); null: none does */
  fits: z
    .strictObject({
      /** how it is paid back, one of these */
      repayment: z.array(repaymentSchema).readonly().optional(),
      /** who lends, one of these */
      lenderKind: z
        .array(lenderKindSchema.exclude(['unknown']))
        .readonly()
        .optional(),
      /** the first loan has days without interest */
      firstLoanAtZero: z.literal(true).optional(),
      /** whole lei that the largest sum has to reach */
      maxAmountAtLeast: z.int().positive().optional(),
      /** what the conditions of a lender hold that speaks of the page's subject: such lenders come first */
      about: z.array(z.string().min(3)).readonly().optional(),
    })
    .nullable(),
  ...signedText,
  related: z.array(slug),
  faq,
  sources: z.array(source),
});

/** The nine themes of the guides (specification, section 2). */
export const blogTags = [
  'totul-despre-credite',
  'finante-personale',
  'tehnologie',
  'stil-de-viata',
  'economie',
  'bani',
  'antreprenoriat',
  'divertisment',
  'calendar-zile-libere',
] as const;

/** An article of the guides, at the root of the site. */
const blogPage = z.strictObject({
  type: z.literal('blog'),
  ...shared,
  /** under the title; not repeated in the text */
  lede: nonEmpty,
  /** the first one decides the cover */
  tags: z.array(z.enum(blogTags)).min(1).max(3),
  ...signedText,
  published: date,
  /** the editors' place for it among the articles of its day, from 1; those without one come after, theme by theme */
  place: z.int().positive().optional(),
  related: z.array(slug),
  sources: z.array(source),
});

/** A page of plain text. */
const textPage = z.strictObject({
  type: z.literal('page'),
  ...shared,
  h1: nonEmpty,
  lede: nonEmpty.optional(),
});

/** A legal document. */
const legalDocument = z.strictObject({
  type: z.literal('doc'),
  ...shared,
  h1: nonEmpty,
  lede: nonEmpty.optional(),
  /** raised by every change of meaning, so that a visitor can say which text they agreed to */
  version: z.string().regex(/^\d+\.\d+$/, 'version: like 1.0'),
});

/** What identity facts may be called. */
const identityLabels = [
  'Cod unic de înregistrare',
  'Registrul comerțului',
  'Registrul general al BNR',
  'Sediu',
  'Telefon',
  'E-mail',
  'Program',
  'Marca Credit7 în Republica Moldova',
] as const;

/** A lender, at /credit-nevoi-personale/{slug}/. Its price and conditions are not here: they come from the offers. */
const lenderPage = z.strictObject({
  type: z.literal('lender'),
  ...shared,
  /** the brand */
  menu: nonEmpty,
  h1: nonEmpty,
  subtitle: nonEmpty,
  ...signedText,
  /** empty when nothing about the lender could be verified */
  pros: z.array(nonEmpty).max(4),
  cons: z.array(nonEmpty).min(1).max(4),
  /** how one asks for the loan there, as far as it is known */
  steps: z
    .array(z.strictObject({ title: nonEmpty, text: nonEmpty }))
    .min(3)
    .max(4),
  /** what the lender itself says it asks of those who are late */
  late: z.strictObject({ text: nonEmpty, source }).optional(),
  /** who the lender is, beyond the name and the registers of its offer */
  identity: z.array(z.strictObject({ label: z.enum(identityLabels), value: nonEmpty, source })),
  faq: faq.min(3).max(5),
  /** of what the text says and the offer does not */
  sources: z.array(source),
});

/** The frontmatter of a content file; `type` decides which other fields exist. */
export const contentSchema = z.discriminatedUnion('type', [
  seoPage,
  textPage,
  blogPage,
  lenderPage,
  legalDocument,
]);

export type ContentFrontmatter = z.infer<typeof contentSchema>;
/** The frontmatter of one kind of page. */
export type FrontmatterOf<Type extends ContentFrontmatter['type']> = Extract<
  ContentFrontmatter,
  { type: Type }
>;
