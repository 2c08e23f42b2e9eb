import { z } from 'zod';
import { pushTopics } from '#domain/people/push/push-topics.ts';

/** Refusal of a public API call: the code is for programs, the message for people. */
export const codedErrorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** the first invalid field */
    field: z.string().optional(),
    /** line of a sent list */
    line: z.number().int().optional(),
  }),
});

/** GET /api/health: the program is alive */
export const healthAnswer = z.object({ status: z.literal('ok') });

/** GET /api/ready: whether visitors may be sent here; 200 if so, 503 otherwise */
export const readyAnswer = z.object({ status: z.literal('ready') });
export const unreadyAnswer = z.object({ status: z.enum(['starting', 'stopping']) });

/**
 * POST /api/event: the event is committed; `duplicate`: it was stored before. `repeats`: it came without a uuid and was given this
 * one; sent again it would be another event.
 */
export const eventAnswer = z.object({
  status: z.enum(['stored', 'duplicate']),
  uuid: z.string(),
  repeats: z.literal('indistinguishable').exactOptional(),
});

/** GET /builds/latest.json (specification, section 7) */
export const latestBuildAnswer = z.object({
  id: z.string(),
  /** milliseconds since 1970 */
  timestamp: z.number(),
});
/** GET /builds/meta/:id (specification, section 7) */
export const buildAnswer = latestBuildAnswer.extend({
  /** by path with its parameters (`:slug`): a document or part of the application, and whether its pages are made ahead */
  matcher: z.record(z.string(), z.object({ kind: z.enum(['app', 'document']), prerender: z.boolean() })),
  /** paths of the pages that are made ahead, now */
  prerendered: z.array(z.string()).readonly(),
});

/** GET /api/curs-valutar.json: rates as open data, in exact decimals */
export const openRatesAnswer = z.object({
  sources: z.string(),
  unit: z.string(),
  rates: z.array(
    z.object({
      currency: z.string(),
      day: z.iso.date(),
      /** lei for `multiplier` units */
      value: z.string(),
      multiplier: z.number(),
      source: z.enum(['BNR', 'BCE']),
    }),
  ),
});

/** POST /api/rates/banks: how many rates are new or different now, and how many were rejected */
export const bankImportAnswer = z.object({ stored: z.number().int(), keptOut: z.number().int() });

/**
 * GET and POST /api/postback/; `waiting`: the report is stored and processed when the database is back, or its amount counts once a
 * person confirms it
 */
export const postbackAnswer = z.object({ status: z.enum(['stored', 'repeated', 'waiting']) });

/** POST /api/unsubscribe (RFC 8058) */
export const unsubscribedAnswer = z.object({ status: z.literal('unsubscribed') });

/** GET /api/push/key: the site's key for subscribing browsers */
export const pushKeyAnswer = z.object({ key: z.string() });
/** POST /api/push/topics: the topics of a browser */
export const pushTopicsAnswer = z.object({ topics: z.array(z.enum(pushTopics)) });
