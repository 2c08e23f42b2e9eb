import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { codedErrorAnswer, postbackAnswer } from '#domain/answers/public.ts';
import { cleanText } from '#domain/events/clean-text.ts';
import type { Database } from '#server/db/tables.ts';
import { limitRequests } from '#server/http/limit-requests.ts';
import { createPostbackKeys } from './postback-keys.ts';
import { storePostback } from './store-postback.ts';

type Options = { db: Kysely<Database>; now: () => Date; limit?: { max: number; windowMs: number } };

const RAW_LIMIT = 4096;
const paths = ['/api/postback/', '/api/postback'];

/**
 * GET and POST /api/postback/: a lender reports what became of a click. Parameters of the address, of a form or of a JSON
 * object: key (or `Authorization: Bearer`), click_id, transaction_id, status, and payout with currency. A repeat is
 * answered as the first time; an unknown click is 404 and is read again later.
 * @see docs/decisions/033-conversions.md
 */
export const postbackRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, now, limit = { max: 600, windowMs: 60_000 } } = options;
  const keys = createPostbackKeys(db);
  await limitRequests(app, {
    ...limit,
    refusal: () => ({ statusCode: 429, ...coded('too-many-requests', 'Too many reports.') }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'application/json'],
    { parseAs: 'string' },
    keep,
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  for (const url of paths) {
    app.route({
      url,
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      bodyLimit: 8 * 1024,
      schema: {
        response: {
          200: postbackAnswer,
          400: codedErrorAnswer,
          401: codedErrorAnswer,
          404: codedErrorAnswer,
        },
      },
      handler: async (request, reply) => {
        const parameters = readParameters(request);
        if (!parameters)
          return refuse(reply, 400, 'body-unreadable', 'The body is neither a form nor a JSON object.');
        const key = request.headers.authorization?.replace(/^Bearer /i, '') ?? parameters.get('key') ?? '';
        const partner = await keys.find(key);
        if (!partner) return refuse(reply, 401, 'key-unknown', 'The key is missing, unknown or revoked.');
        parameters.delete('key');
        const answer = await storePostback(db, {
          key: partner,
          raw: cleanText(parameters.toString(), RAW_LIMIT),
          now: now(),
        });
        switch (answer.outcome) {
          case 'invalid':
            return refuse(reply, 400, 'parameter-invalid', answer.message, answer.field);
          case 'unknown_click':
            return refuse(reply, 404, 'click-unknown', 'No click of yours has this click_id.');
          case 'stored':
          case 'repeated':
            return reply.send({ status: answer.outcome });
        }
      },
    });
  }
};

/** All parameters of a request, those of the body last; undefined for a body that can not be read. */
function readParameters({ url, headers, body }: FastifyRequest): URLSearchParams | undefined {
  const parameters = new URL(url, 'http://localhost').searchParams;
  if (typeof body !== 'string') return parameters;
  const sent = headers['content-type']?.includes('json') ? readJson(body) : new URLSearchParams(body);
  if (!sent) return undefined;
  for (const [name, value] of sent) parameters.set(name, value);
  return parameters;
}

function readJson(body: string): URLSearchParams | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const plain = Object.entries(value).filter(
      ([, item]) => typeof item === 'string' || typeof item === 'number',
    );
    return new URLSearchParams(plain.map(([name, item]) => [name, String(item)]));
  } catch {
    return undefined;
  }
}

function keep(_request: FastifyRequest, body: string, done: (error: null, body: string) => void): void {
  done(null, body);
}

function refuse(reply: FastifyReply, statusCode: number, code: string, message: string, field?: string) {
  return reply.code(statusCode).send(coded(code, message, field));
}

function coded(code: string, message: string, field?: string) {
  return { error: { code, message, ...(field !== undefined && { field }) } };
}
