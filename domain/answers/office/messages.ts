import { z } from 'zod';
import { messageKinds } from '#domain/base/forms/message-kind.ts';
import { messageStatuses } from './message-status.ts';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const listedMessageSchema = z.object({
  reference: z.string(),
  /** where it is answered: its own page, or the desk of requests about data */
  desk: z.enum(['messages', 'data-requests']),
  kind: z.enum(messageKinds),
  /** null: a request about data has no name */
  name: z.string().nullable(),
  beginning: z.string(),
  createdAt: momentSchema,
  status: z.enum(messageStatuses),
  statusBy: z.string().nullable(),
  /** name of the colleague it was given to */
  givenTo: z.string().nullable(),
  /** last day, yyyy-mm-dd, for the answer; null: none promised, or answered */
  answerBy: z.string().nullable(),
  isLate: z.boolean(),
  /** name of the colleague who is writing an answer now */
  writing: z.string().nullable(),
});
/** A message in a list: enough to choose by, without the address. */
export type ListedMessage = z.output<typeof listedMessageSchema>;

/** GET /api/admin/messages */
export const messagesAnswer = z.object({ messages: z.array(listedMessageSchema), ...pagingShape });
export type MessagesAnswer = z.input<typeof messagesAnswer>;

const colleagueSchema = z.object({ id: z.string(), name: z.string() });

/** GET /api/admin/messages/:reference */
export const messageAnswer = z.object({
  reference: z.string(),
  kind: z.enum(messageKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  createdAt: momentSchema,
  status: z.enum(messageStatuses),
  statusBy: z.string().nullable(),
  statusAt: momentSchema.nullable(),
  /** last day for the answer, also after it; null: none promised */
  dueOn: z.string().nullable(),
  givenTo: colleagueSchema.nullable(),
  /** our answers and what came back by mail, in their order */
  answers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** for what came back by mail, the colleague who pasted it */
      answeredBy: z.string(),
      createdAt: momentSchema,
      /** the day it came back by mail; null: our answer */
      receivedOn: z.string().nullable(),
      /** state of its mail */
      delivery: z.enum(['waiting', 'sent', 'failed']),
    }),
  ),
  /** who may be given a message */
  colleagues: z.array(colleagueSchema),
});
/** A whole message with its answers: for the server, and as its page gets it. */
export type ContactMessage = z.output<typeof messageAnswer>;
export type MessageAnswer = z.input<typeof messageAnswer>;

/** POST /api/admin/messages/:reference/presence: who else is writing an answer, and how many answers there are */
export const presenceAnswer = z.object({ writing: z.string().nullable(), answers: z.number().int() });
