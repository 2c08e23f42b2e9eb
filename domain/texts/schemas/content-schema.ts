import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { z } from 'zod';
import { lenderKindSchema } from '#domain/offers/lenders/lender-kind-schema.ts';
import { repaymentSchema } from '#domain/loan/repayment-schema.ts';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { datedText, signedText } from './signature-schema.ts';

const date = z.iso.date();
const nonEmpty = z.string().trim().min(1);

const source = sourceSchema(httpUrlSchema.nullish().transform((url) => url ?? null));

const faq = z.array(z.strictObject({ q: nonEmpty, a: nonEmpty }));

const shared = {
  slug: slugSchema,
  title: nonEmpty.max(70),
  description: nonEmpty.max(170),
  ...datedText,
  /** draft and review: invisible to visitors, unless the office has set a moment for it */
  state: z.enum(['draft', 'review', 'published']).default('published'),
  /** moment a finished page appears: 2026-12-01T09:00:00+02:00 */
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
  /** typical amount in lei and term of the page's cost bar, in months or, for a shorter loan, in days; left out for large loans */
  amount: z.int().positive().max(25_000).optional(),
  months: z.int().min(3).max(12).optional(),
  days: z.int().min(5).max(90).optional(),
  /** which offers fit the page (domain/texts/fits-loan-type.ts); null: none */
  fits: z
    .strictObject({
      /** repaid in one of these ways */
      repayment: z.array(repaymentSchema).readonly().optional(),
      /** kind of lender, one of these */
      lenderKind: z
        .array(lenderKindSchema.exclude(['unknown']))
        .readonly()
        .optional(),
      /** the first loan has interest-free days */
      firstLoanAtZero: z.literal(true).optional(),
      /** whole lei that the maximum amount has to reach */
      maxAmountAtLeast: z.int().positive().optional(),
      /** words in a lender's conditions that mention the page's subject: such lenders come first */
      about: z.array(z.string().min(3)).readonly().optional(),
    })
    .nullable(),
  ...signedText,
  related: z.array(slugSchema),
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
  /** the first one selects the cover */
  tags: z.array(z.enum(blogTags)).min(1).max(3),
  ...signedText,
  published: date,
  /** the editors' position among the articles of its day, from 1; articles without one follow, theme by theme */
  place: z.int().positive().optional(),
  related: z.array(slugSchema),
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
  /** incremented with every change of meaning, so that a visitor can tell which text they agreed to */
  version: z.string().regex(/^\d+\.\d+$/, 'version: like 1.0'),
});

/** Allowed labels of identity facts. */
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

/** A lender, at /credit-nevoi-personale/{slug}/. Its price and conditions come from the offers instead. */
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
  /** for whom it fits and for whom not, each in a sentence or two */
  suits: z.strictObject({ yes: nonEmpty, no: nonEmpty }),
  /** of the steps: „Cum luați banii”, „Ce cereți, în scris” */
  stepsTitle: nonEmpty.default('Cum luați banii'),
  /** how to apply there, as far as known, or what to ask the lender */
  steps: z
    .array(z.strictObject({ title: nonEmpty, text: nonEmpty }))
    .min(3)
    .max(4),
  /** the lender's own statement about late payments */
  late: z.strictObject({ text: nonEmpty, source }).optional(),
  /** facts about the lender, beyond the name and the registers of its offer */
  identity: z.array(z.strictObject({ label: z.enum(identityLabels), value: nonEmpty, source })),
  faq: faq.min(3).max(5),
  /** for facts in the text that the offer does not have */
  sources: z.array(source),
});

/** Frontmatter of a content file; `type` decides which other fields exist. */
export const contentSchema = z.discriminatedUnion('type', [
  seoPage,
  textPage,
  blogPage,
  lenderPage,
  legalDocument,
]);

export type ContentFrontmatter = z.infer<typeof contentSchema>;
/** Frontmatter of one kind of page. */
export type FrontmatterOf<Type extends ContentFrontmatter['type']> = Extract<
  ContentFrontmatter,
  { type: Type }
>;
