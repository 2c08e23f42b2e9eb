import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { evidenceItemSchema } from '#domain/offers/evidence/evidence-item.ts';
import { fileTypes } from '#domain/offers/evidence/file-type.ts';
import { productSchema } from '#domain/offers/evidence/product-schema.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { offerQuoteSchema } from '#domain/offers/offer-quote.ts';
import { type ChangeStatus, retirableShape } from './change-life.ts';

/** A stored value, unchanged on the wire. */
const whole = <Schema extends z.ZodType>(schema: Schema) =>
  schema as unknown as z.ZodType<z.output<Schema>, z.output<Schema>>;

const statementSchema = z.enum(['current', 'to-confirm', 'measured', 'history', 'lead', 'none']).nullable();

/** Effect of an entry on the site (domain/offers/entry-effect.ts). */
const effectSchema = z.object({
  said: z.object({ before: statementSchema, after: statementSchema }),
  quotes: z.array(
    z.object({
      loan: z.object({
        principal: baniSchema,
        term: z.object({ count: z.int(), unit: z.enum(['months', 'days']) }),
      }),
      before: offerQuoteSchema,
      after: offerQuoteSchema,
    }),
  ),
  notes: z.array(z.string()),
  obstacles: z.array(z.string()),
});
export type EvidenceEffect = z.input<typeof effectSchema>;

const changeSchema = z.object({
  ...retirableShape,
  lender: z.string(),
  item: whole(evidenceItemSchema).nullable(),
  product: whole(productSchema).nullable(),
});
/** A proposed change of the evidence, as the office's pages get it. */
export type EvidenceChangeJson = z.input<typeof changeSchema>;

export const evidenceChangeStatuses = [
  'waiting',
  'public',
  'retired',
  'rejected',
  'withdrawn',
] as const satisfies ChangeStatus[];

/** GET /api/admin/evidence-changes; waiting ones with their effect and the entries they would replace */
export const evidenceChangesAnswer = z.object({
  changes: z.array(
    changeSchema.extend({
      /** name of the lender */
      name: z.string(),
      effect: effectSchema.nullable(),
      replaces: changeSchema.pick({ item: true, product: true }),
    }),
  ),
});

const lenderSchema = z.object({ slug: z.string(), name: z.string() });

/** GET /api/admin/evidence */
export const evidenceLendersAnswer = z.object({
  lenders: z.array(
    lenderSchema.extend({
      items: z.number().int(),
      /** of them, those of tier D and contradictory ones */
      leads: z.number().int(),
      products: z.number().int(),
      waiting: z.number().int(),
    }),
  ),
});
export type EvidenceLendersAnswer = z.input<typeof evidenceLendersAnswer>;

/** GET /api/admin/evidence/:lender */
export const lenderEvidenceAnswer = z.object({
  lender: lenderSchema,
  items: z.array(z.object({ item: whole(evidenceItemSchema), said: statementSchema })),
  products: z.array(whole(productSchema)),
  changes: z.array(changeSchema),
});
export type LenderEvidenceAnswer = z.input<typeof lenderEvidenceAnswer>;

/** POST /api/admin/evidence-effect: the effect of an entry, without storing anything */
export const effectAnswer = effectSchema;

/** POST /api/admin/evidence-changes */
export const evidenceProposedAnswer = z.object({ id: z.number().int(), notes: z.array(z.string()) });
export type EvidenceProposedAnswer = z.input<typeof evidenceProposedAnswer>;

const fileSchema = z.object({
  /** sha-256 */
  hash: z.string(),
  type: z.enum(fileTypes),
  bytes: z.int(),
  /** personal data found in it were masked before it was stored */
  isCovered: z.boolean(),
  keptBy: z.string(),
  keptAt: momentSchema,
  erasedAt: momentSchema.nullable(),
  erasedBecause: z.string().nullable(),
});
export type EvidenceFile = z.output<typeof fileSchema>;
export type EvidenceFileJson = z.input<typeof fileSchema>;

/** GET /api/admin/evidence-files */
export const evidenceFilesAnswer = z.object({ files: z.array(fileSchema) });

export const questionWays = ['email', 'form', 'phone', 'letter', 'meeting'] as const;
export type QuestionWay = (typeof questionWays)[number];

const questionSchema = z.object({
  id: z.number().int(),
  lender: z.string(),
  through: z.enum(questionWays),
  /** yyyy-mm-dd */
  askedOn: z.string(),
  askedBy: z.string(),
  answeredOn: z.string().nullable(),
});
export type LenderQuestion = z.output<typeof questionSchema>;

const itemShape = { lender: z.string(), id: z.string(), product: z.string(), source: z.string() };

/** GET /api/admin/evidence-board */
export const evidenceBoardAnswer = z.object({
  lenders: z.array(lenderSchema),
  ageing: z.array(z.object({ ...itemShape, oldOn: z.string() })),
  leads: z.array(z.object({ ...itemShape, why: z.string() })),
  /** public entries that no longer fit the content files, and are ignored */
  leftOut: z.array(z.object({ id: z.number().int(), lender: z.string() })),
  /** unanswered ones first */
  questions: z.array(questionSchema),
});
export type EvidenceBoardAnswer = z.input<typeof evidenceBoardAnswer>;
