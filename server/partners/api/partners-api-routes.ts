import type { FastifyError, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as answers from '#domain/answers/partners/api.ts';
import { codedErrorAnswer } from '#domain/answers/public.ts';
import { daysBetween } from '#domain/base/days/iso-day.ts';
import type { LedgerOptions } from '#server/partners/ledger/settle-conversions.ts';
import { limitRequests, type RequestLimit } from '#server/shared/http/limit-requests.ts';
import { refuseCall } from './api-refusals.ts';
import { readCursor } from './cursor.ts';
import { type AskedPart, listApiClicks } from './list-api-clicks.ts';
import { listApiConversions } from './list-api-conversions.ts';
import { listApiOffers } from './list-api-offers.ts';
import { listApiPostbacks } from './list-api-postbacks.ts';
import { createPartnerKeys, type KeyHolder } from './partner-keys.ts';
import { readApiReport, apiReportGroups } from './read-api-report.ts';
import { listApiStatements, readApiStatement } from './read-api-statements.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the partner whose key came with a call of its program */
    keyHolder: KeyHolder | null;
  }
}

type Options = LedgerOptions & { origin: string; limit?: RequestLimit };
type App = Parameters<FastifyPluginAsyncZod<Options>>[0];

const MOST_DAYS = 400;
const partQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
/** A day of this century: the one after 9999-12-31 can not be written, nor that before 0000-01-01. */
const day = z.iso.date().startsWith('20');
const reportQuery = z.object({
  from: day,
  to: day,
  by: z.enum(apiReportGroups).default('day'),
});

/** What every call may answer besides. */
const answering = <Answer extends z.ZodType>(answer: Answer) => ({ 200: answer, '4xx': codedErrorAnswer });

/**
 * GET /api/parteneri/v1/…: what a partner sees in its account, for its own program, by a key in `Authorization: Bearer`. Lists come in
 * parts: `next_cursor` is the `cursor` of the next call. Headers `RateLimit-*` tell how many calls are left.
 * @see docs/decisions/185-who-pays-stands-beside-the-way-on.md
 */
export const partnersApiRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, limit = { max: 120, windowMs: 60_000 } } = options;
  await limitRequests(app, { ...limit, isTold: true });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) return refuseCall(reply, 'bad-query');
    if (error.statusCode === 429) return refuseCall(reply, 'too-many-calls');
    throw error;
  });
  app.decorateRequest('keyHolder', null);
  // After the limit, so that keys cannot be tried without limit.
  app.addHook('preParsing', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (key === undefined) return refuseCall(reply, 'no-key');
    const holder = await createPartnerKeys(db).findHolder(key);
    if (!holder) return refuseCall(reply, 'unknown-key');
    request.keyHolder = holder;
  });

  app.get('/api/parteneri/v1/offers', { schema: { response: answering(answers.apiOffers) } }, (request) =>
    listApiOffers(options, holderOf(request), options.origin),
  );
  registerPart(app, 'clicks', answers.apiClicks, (asked) => listApiClicks(db, asked));
  registerPart(app, 'conversions', answers.apiConversions, (asked) => listApiConversions(options, asked));
  registerPart(app, 'postbacks', answers.apiPostbacks, (asked) => listApiPostbacks(db, asked));
  registerStatements(app, options);

  app.get(
    '/api/parteneri/v1/report',
    { schema: { querystring: reportQuery, response: answering(answers.apiReport) } },
    async (request, reply) => {
      const { from, to, by } = request.query;
      const days = daysBetween(from, to);
      if (days < 0 || days >= MOST_DAYS) return refuseCall(reply, 'bad-period');
      return await readApiReport(options, { partnerId: holderOf(request).partnerId, from, to, by });
    },
  );
};

/** Registers a list that comes in parts. */
function registerPart(
  app: App,
  name: 'clicks' | 'conversions' | 'postbacks',
  answer: z.ZodType,
  list: (asked: AskedPart) => Promise<object>,
): void {
  app.get(
    `/api/parteneri/v1/${name}`,
    { schema: { querystring: partQuery, response: answering(answer) } },
    async (request, reply) => {
      const { cursor, limit } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (cursor !== undefined && !after) return refuseCall(reply, 'bad-cursor');
      return await list({ partnerId: holderOf(request).partnerId, after, limit });
    },
  );
}

function registerStatements(app: App, { db, country }: Pick<Options, 'db' | 'country'>): void {
  app.get(
    '/api/parteneri/v1/statements',
    { schema: { response: answering(answers.apiStatements) } },
    (request) => listApiStatements(db, holderOf(request).partnerId),
  );

  app.get(
    '/api/parteneri/v1/statements/:month',
    {
      schema: { params: z.object({ month: z.string().max(20) }), response: answering(answers.apiStatement) },
    },
    async (request, reply) => {
      const { month } = request.params;
      const { partnerId } = holderOf(request);
      const { timeZone } = country;
      return (
        (await readApiStatement(db, { partnerId, month, timeZone })) ?? refuseCall(reply, 'unknown-month')
      );
    },
  );
}

function holderOf({ keyHolder, url }: FastifyRequest): KeyHolder {
  if (!keyHolder) throw new Error(`${url} was reached without a key.`);
  return keyHolder;
}
