import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { codedErrorAnswer, postbackAnswer } from '#domain/answers/public.ts';
import { dialectNames } from '#domain/partners/conversions/dialects.ts';
import {
  mappedQuery,
  unmappedQuery,
  UNREADABLE_BODY,
} from '#domain/partners/conversions/mapped-parameters.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import { isKeyLike } from './postback-keys.ts';
import type { PostbackRecorder } from './record-postbacks.ts';
import { readPostback } from './store-postback.ts';

type Options = { postbacks: Pick<PostbackRecorder, 'record'>; limit?: { max: number; windowMs: number } };

const KEY_UNKNOWN = 'The key is missing, unknown or revoked.';
const paths = ['/api/postback/', '/api/postback'];

/**
 * GET and POST /api/postback/: a lender reports the outcome of a click. Parameters of the query, of a form or of a JSON object: key
 * (or `Authorization: Bearer`), click_id, transaction_id, status, and payout with currency, by the names of the key's dialect; all
 * others are dropped. A repeat gets
 * the first answer; an unknown click is 404 and is looked up again later. While the database is unavailable a report is stored on the
 * disk and answered `waiting`, with the problems that can be found without the database.
 * @see docs/decisions/033-conversions.md
 */
export const postbackRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { postbacks, limit = { max: 600, windowMs: 60_000 } } = options;
  await limitRequests(app, {
    ...limit,
    refusal: () =>
      Object.assign(new Error('Too many reports.'), { statusCode: 429, code: 'too-many-requests' }),
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
          503: codedErrorAnswer,
        },
      },
      handler: async (request, reply) => {
        const parameters = readParameters(request);
        const key = request.headers.authorization?.replace(/^Bearer /i, '') ?? parameters.get('key') ?? '';
        if (!isKeyLike(key)) return refuse(reply, 401, 'key-unknown', KEY_UNKNOWN);
        const raw = unmappedQuery(parameters);
        try {
          const answer = (await postbacks.record({ key, raw })) ?? waitingAnswer(raw);
          switch (answer.outcome) {
            case 'unknown_key':
              return refuse(reply, 401, 'key-unknown', KEY_UNKNOWN);
            case 'invalid': {
              const code = answer.refusal === 'macro' ? 'macro-unreplaced' : 'parameter-invalid';
              return refuse(reply, 400, code, answer.message, answer.field);
            }
            case 'unconfirmed':
              return reply.send({ status: 'waiting' });
            case 'unknown_click':
              return refuse(reply, 404, 'click-unknown', 'No click of yours has this click_id.');
            default:
              return reply.send({ status: answer.outcome });
          }
        } catch (error) {
          request.log.error(error, 'a report of a lender is neither stored nor in the journal');
          reply.header('retry-after', '60');
          return refuse(reply, 503, 'unavailable', 'The report is not kept. Please send it again.');
        }
      },
    });
  }
};

/** Builds the answer to a report that waits for the database, which knows its dialect: it is refused when no dialect reads it. */
function waitingAnswer(raw: string) {
  const read = dialectNames.map((dialect) => readPostback(mappedQuery(readQuery(raw), dialect), dialect));
  const [generic] = read;
  const isReadable = read.some((report) => !('refusal' in report));
  return !isReadable && generic && 'refusal' in generic ? generic : ({ outcome: 'waiting' } as const);
}

/** Reads all parameters of a request, those of the body last; an unreadable body is named and dropped. */
function readParameters({ url, headers, body }: FastifyRequest): URLSearchParams {
  const parameters = readQuery(new URL(url, 'http://localhost').search);
  parameters.delete(UNREADABLE_BODY.name);
  if (typeof body !== 'string') return parameters;
  const sent = headers['content-type']?.includes('json') ? readJson(body) : readQuery(body);
  if (!sent) parameters.set(UNREADABLE_BODY.name, UNREADABLE_BODY.value);
  for (const [name, value] of sent ?? []) parameters.set(name, value);
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
  return reply.code(statusCode).send({ error: { code, message, ...(field !== undefined && { field }) } });
}
