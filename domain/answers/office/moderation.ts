import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

export const moderationStates = ['pending', 'published', 'rejected', 'spam'] as const;
export type ModerationState = (typeof moderationStates)[number];

const queuedTextSchema = z.object({
  kind: z.enum(['comment', 'review']),
  id: z.string(),
  /** of the article or the lender */
  slug: z.string(),
  name: z.string(),
  label: z.enum(['author', 'company']).nullable(),
  text: z.string(),
  /** the original text, if a colleague corrected it */
  originalText: z.string().nullable(),
  stars: z.number().nullable(),
  status: z.enum(moderationStates),
  createdAt: momentSchema,
  /** the beginning of a hash of the address, equal for the same sender; null for our own */
  sender: z.string().nullable(),
  /** number of this sender's texts by decision, without this one */
  history: z.partialRecord(z.enum(moderationStates), z.number().int()),
  /** the answered comment */
  answers: z.object({ name: z.string(), text: z.string() }).nullable(),
});
/** A reader's text: for the server, and as the office's pages get it. */
export type QueuedText = z.output<typeof queuedTextSchema>;
export type QueuedTextJson = z.input<typeof queuedTextSchema>;

/** GET /api/admin/moderation */
export const moderationAnswer = z.object({ texts: z.array(queuedTextSchema), ...pagingShape });
export type ModerationAnswer = z.input<typeof moderationAnswer>;

/** POST /api/admin/moderation/comment/:id/answer: the id of the answering comment */
export const answeredAnswer = z.object({ id: z.string() });
