import { z } from 'zod';
import { textKinds } from '#domain/texts/editorial/review-due.ts';
import { textStatuses } from '#domain/texts/editorial/text-status.ts';
import { pagingShape } from './common.ts';

const moment = z.iso.datetime();

const textRowSchema = z.object({
  slug: z.string(),
  path: z.string(),
  /** under content/ */
  file: z.string(),
  kind: z.enum(textKinds),
  title: z.string(),
  /** null: texts of this kind are unsigned */
  author: z.string().nullable(),
  /** the day of its last review, or of its writing */
  reviewed: z.iso.date(),
  reviewDue: z.iso.date(),
  isReviewLate: z.boolean(),
  status: z.enum(textStatuses),
  /** since or from when visitors see it; null: always, or undecided */
  publicSince: moment.nullable(),
  /** the file's own declaration; null: the page is always public, whatever the file says */
  fileSays: z
    .object({ state: z.enum(['published', 'review', 'draft']), publishAt: moment.nullable() })
    .nullable(),
  /** the office's decision, which overrides the file */
  decision: z.object({ publishAt: moment, decidedBy: z.string(), decidedAt: moment }).nullable(),
  /** problems, a sentence each */
  problems: z.array(z.string()),
});
/** A text in the office, ready for JSON: moments are ISO 8601, days yyyy-mm-dd. */
export type TextRow = z.output<typeof textRowSchema>;

/** GET /api/admin/texts */
export const textsAnswer = z.object({ texts: z.array(textRowSchema), ...pagingShape });
export type TextsAnswer = z.input<typeof textsAnswer>;

/** GET /api/admin/texts/:slug */
export const textAnswer = z.object({ text: textRowSchema });
export type TextAnswer = z.input<typeof textAnswer>;

const servedFileSchema = z.object({
  file: z.string(),
  served: z.string().nullable(),
  onDisk: z.string().nullable(),
  /** for the text of one page: its slug and state */
  slug: z.string().nullable(),
  status: z.enum(textStatuses).nullable(),
  publicSince: moment.nullable(),
});
/** A file and, if it is the text of one page, that text's state. */
export type ServedFile = z.output<typeof servedFileSchema>;

const servingInstanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  build: z.object({ id: z.string(), madeAt: moment }),
  startedAt: moment,
  /** the files it has read, with their hashes */
  files: z.record(z.string(), z.string()).readonly(),
  /** whether its pages are made from the present offers of the database */
  servesOffers: z.boolean(),
  /** whether it shows the public texts, by the files of the answering instance */
  servesTexts: z.boolean(),
});
/** One instance that serves the site. */
export type ServingInstance = z.output<typeof servingInstanceSchema>;

/** GET /api/admin/content-files */
export const contentFilesAnswer = z.object({
  /** the answering one is the first */
  instances: z.array(servingInstanceSchema),
  files: z.array(servedFileSchema),
});
export type ServedFiles = z.output<typeof contentFilesAnswer>;
