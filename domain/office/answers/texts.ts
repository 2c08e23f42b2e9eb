import { z } from 'zod';
import { textKinds } from '#domain/editorial/review-due.ts';
import { textStatuses } from '#domain/editorial/text-status.ts';
import { pagingShape } from './common.ts';

const moment = z.iso.datetime();

const textRowSchema = z.object({
  slug: z.string(),
  path: z.string(),
  /** under content/ */
  file: z.string(),
  kind: z.enum(textKinds),
  title: z.string(),
  /** null: nobody signs this kind of text */
  author: z.string().nullable(),
  /** the day it was last read and found right, or written */
  reviewed: z.iso.date(),
  reviewDue: z.iso.date(),
  isReviewLate: z.boolean(),
  status: z.enum(textStatuses),
  /** since or from when visitors see it; null: always, or not decided */
  publicSince: moment.nullable(),
  /** what the file alone says; null: its page is always there, and the file has no say in it */
  fileSays: z
    .object({ state: z.enum(['published', 'review', 'draft']), publishAt: moment.nullable() })
    .nullable(),
  /** what the office has decided, before the file */
  decision: z.object({ publishAt: moment, decidedBy: z.string(), decidedAt: moment }).nullable(),
  /** what to mend, a sentence each */
  problems: z.array(z.string()),
});
/** A text as the office sees it, ready for JSON: moments are ISO 8601, days yyyy-mm-dd. */
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
  /** of the text of one page: whose it is, and where that stands */
  slug: z.string().nullable(),
  status: z.enum(textStatuses).nullable(),
  publicSince: moment.nullable(),
});
/** A file and, when it is the text of one page, where that stands. */
export type ServedFile = z.output<typeof servedFileSchema>;

const servingInstanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  build: z.object({ id: z.string(), madeAt: moment }),
  startedAt: moment,
  /** the files it has read, with their hashes */
  files: z.record(z.string(), z.string()).readonly(),
  /** whether its pages are made of the offers as they are in the database now */
  servesOffers: z.boolean(),
  /** whether it shows the texts that are public now, by the files of the one that answers */
  servesTexts: z.boolean(),
});
/** One of the programs that serve the site. */
export type ServingInstance = z.output<typeof servingInstanceSchema>;

/** GET /api/admin/content-files */
export const contentFilesAnswer = z.object({
  /** the one that answers is the first */
  instances: z.array(servingInstanceSchema),
  files: z.array(servedFileSchema),
});
export type ServedFiles = z.output<typeof contentFilesAnswer>;
