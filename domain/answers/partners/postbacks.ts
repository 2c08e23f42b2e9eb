import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { type ClickWord, clickWords } from '#domain/partners/clicks/click-word.ts';
import { type PostbackProblem, postbackProblems } from '#domain/partners/postbacks-out/postback-problem.ts';
import { addressMethods } from '#domain/partners/postbacks-out/read-partner-address.ts';

const problem = z.enum(Object.keys(postbackProblems) as PostbackProblem[]).nullable();

const attempt = z.object({
  at: momentSchema,
  tookMs: z.int(),
  status: z.int().nullable(),
  /** its beginning */
  answer: z.string(),
  problem,
});

const postback = z.object({
  /** event_id */
  id: z.uuid(),
  madeAt: momentSchema,
  clickId: z.uuid(),
  offerId: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  payout: z.string(),
  reason: z.string(),
  isTest: z.boolean(),
  url: z.string(),
  deliveredAt: momentSchema.nullable(),
  givenUpAt: momentSchema.nullable(),
  attempts: z.array(attempt),
});

/** GET /api/parteneri/postbacks: a partner's postback addresses, and the last postbacks sent to them */
export const partnerPostbacksAnswer = z.object({
  addresses: z.array(
    z.object({
      id: z.uuid(),
      method: z.enum(addressMethods),
      url: z.string(),
      onlyApproved: z.boolean(),
      oldSecretUntil: momentSchema.nullable(),
    }),
  ),
  postbacks: z.array(postback),
});
export type PartnerPostbacksAnswer = z.input<typeof partnerPostbacksAnswer>;

/** GET /api/parteneri/postbacks/:id: one of them, with its attempts */
export const partnerPostbackAnswer = postback;

/** POST /api/parteneri/postback-addresses, …/:id/secret: the secret is shown this once; null for GET */
export const postbackSecretAnswer = z.object({ secret: z.string().nullable() });

/** POST /api/parteneri/postback-addresses/:id/test: the test that was started */
export const startedTestAnswer = z.object({
  /** of its postback */
  id: z.uuid(),
  link: z.string(),
  word: z.enum(Object.keys(clickWords) as ClickWord[]),
});
export type StartedTestAnswer = z.input<typeof startedTestAnswer>;

/** GET …/clicks/:id/way, of a partner and of the office: what happened with one click */
export const clickWayAnswer = z.object({
  steps: z.array(z.object({ at: momentSchema, title: z.string(), detail: z.string() })),
});
export type ClickWayAnswer = z.input<typeof clickWayAnswer>;
