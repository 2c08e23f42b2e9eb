import { z } from 'zod';
import { messageStatuses } from '#domain/office/message-status.ts';
import { momentSchema } from '#domain/answers/moment.ts';
import { pagingShape } from './common.ts';

const listedMessageSchema = z.object({
  reference: z.string(),
  name: z.string(),
  beginning: z.string(),
  createdAt: momentSchema,
  status: z.enum(messageStatuses),
  statusBy: z.string().nullable(),
  /** the day, yyyy-mm-dd, until which whoever called a figure wrong is answered; null: no such promise, or kept */
  answerBy: z.string().nullable(),
  isLate: z.boolean(),
});
/** A message as a list shows it: enough to choose by, and no address. */
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
      /** of its mail */
      delivery: z.enum(['waiting', 'sent', 'failed']),
    }),
  ),
});
/** A message, whole, with what was answered: for the server, and as its page gets it. */
export type ContactMessage = z.output<typeof messageAnswer>;
export type MessageAnswer = z.input<typeof messageAnswer>;
