import { z } from 'zod';
import { type ChangeStatus, decisionShape } from './change-life.ts';
import { momentSchema } from '#domain/base/moment.ts';

export const textChangeStatuses = [
  'waiting',
  'public',
  'retired',
  'ended',
  'rejected',
  'withdrawn',
] as const satisfies ChangeStatus[];

/** Lines that differ, with one line around each place. */
const differenceSchema = z.array(
  z.object({
    /** of the later text; of the earlier one for a line that is gone */
    line: z.int(),
    kind: z.enum(['same', 'gone', 'new']),
    text: z.string(),
  }),
);
export type TextDifference = z.output<typeof differenceSchema>;

const changeSchema = z.object({
  ...decisionShape,
  publishedAt: momentSchema.nullable(),
  file: z.string(),
  /** slug of the text now, for the address of its page in the office; null: a new text that is not public */
  slug: z.string().nullable(),
  title: z.string(),
  readers: z.string().nullable(),
  /** from what it was made of */
  differences: differenceSchema,
});
/** A change of a text, as the office's pages get it. */
export type TextChangeJson = z.input<typeof changeSchema>;

/** GET /api/admin/text-changes */
export const textChangesAnswer = z.object({ changes: z.array(changeSchema) });

/** GET /api/admin/text-changes/:id: its whole text */
export const textChangeAnswer = z.object({ file: z.string(), text: z.string() });

/** GET /api/admin/texts/:slug/source */
export const textSourceAnswer = z.object({
  file: z.string(),
  text: z.string(),
  /** Git's hash of the text */
  hash: z.string(),
  /** whether the file changed under the office's text, which has to be settled first */
  isContested: z.boolean(),
  /** why the office's text is not shown though it is public; null: it is shown */
  unfit: z.string().nullable(),
  history: z.array(changeSchema),
});

/** POST /api/admin/text-preview: the page, as a document */
export const textPreviewAnswer = z.object({ html: z.string() });

/** GET /api/admin/text-conflicts: files that changed in the content folder under a text of the office */
export const textConflictsAnswer = z.object({
  conflicts: z.array(
    z.object({
      file: z.string(),
      slug: z.string().nullable(),
      office: z.string(),
      /** null: the file is gone */
      onFile: z.string().nullable(),
      /** from the office's text to the file's */
      differences: differenceSchema,
    }),
  ),
});
export type TextConflicts = z.input<typeof textConflictsAnswer>;
