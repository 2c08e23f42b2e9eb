import { z } from 'zod';
import { pushTopics } from '#domain/people/push/push-topics.ts';
import { momentSchema } from '#domain/base/moment.ts';

const askedShape = {
  id: z.string(),
  topic: z.enum(pushTopics),
  title: z.string(),
  body: z.string(),
  path: z.string(),
};
const pushSendSchema = z.object({
  ...askedShape,
  askedBy: z.string(),
  askedAt: momentSchema,
  sent: z.number().int(),
  gone: z.number().int(),
  failed: z.number().int(),
  /** null: in progress */
  finishedAt: momentSchema.nullable(),
});
/** A sending: for the server, and as the office's pages get it. */
export type PushSend = z.output<typeof pushSendSchema>;
export type PushSendJson = z.input<typeof pushSendSchema>;

/** GET /api/admin/push */
export const pushAnswer = z.object({
  topics: z.array(z.object({ topic: z.enum(pushTopics), count: z.number().int() })),
  sends: z.array(pushSendSchema),
});
export type PushAnswer = z.input<typeof pushAnswer>;

/** POST /api/admin/push/preview: a message with its number, and its present number of browsers */
export const pushLookAnswer = z.object({ ...askedShape, count: z.number().int() });
export type PushLook = z.input<typeof pushLookAnswer>;

/** POST /api/admin/push: it will be sent */
export const pushTakenAnswer = z.object({ status: z.literal('taken') });
export const pushTaken: z.output<typeof pushTakenAnswer> = { status: 'taken' };
