import { z } from 'zod';
import { messageStatuses } from './message-status.ts';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const listedMessageSchema = z.object({
  reference: z.string(),
  name: z.string(),
  beginning: z.string(),
  createdAt: momentSchema,
  status: z.enum(messageStatuses),
  statusBy: z.string().nullable(),
  /** last day, yyyy-mm-dd, for the answer to a report of a wrong figure; null: none promised, or answered */
  answerBy: z.string().nullable(),
  isLate: z.boolean(),
});
/** A message in a list: enough to choose by, without the address. */
export type ListedMessage = z.output<typeof listedMessageSchema>;

/** GET /api/admin/messages */
export const messagesAnswer = z.object({ messages: z.array(listedMessageSchema), ...pagingShape });
export type MessagesAnswer = z.input<typeof messagesAnswer>;

/** GET /api/admin/messages/:reference */
export const messageAnswer = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  createdAt: momentSchema,
  status: z.enum(messageStatuses),
  statusBy: z.string().nullable(),
  statusAt: momentSchema.nullable(),
  answers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      answeredBy: z.string(),
      createdAt: momentSchema,
      /** state of its mail */
      delivery: z.enum(['waiting', 'sent', 'failed']),
    }),
  ),
});
/** A whole message with its answers: for the server, and as its page gets it. */
export type ContactMessage = z.output<typeof messageAnswer>;
export type MessageAnswer = z.input<typeof messageAnswer>;
