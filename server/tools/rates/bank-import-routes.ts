import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { bankImportAnswer, codedErrorAnswer } from '#domain/answers/public.ts';
import type { Content } from '#server/texts/content/content.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import { type ImportRefusal, refusalOfList, refusals } from './import-refusal.ts';
import { knownNames } from './known-names.ts';
import type { RatesDocument } from './rates-document.ts';
import { RatesError } from './rates-error.ts';
import { readBankList } from './read-bank-list.ts';

type Options = {
  /** finds the program of a key */
  findKeyHolder: (key: string) => Promise<string | undefined>;
  store: (document: RatesDocument, source: string) => Promise<{ stored: number; keptOut: number }>;
  content: Pick<Content, 'banks' | 'currencies'>;
  now: () => Date;
  limit?: { max: number; windowMs: number };
};

// Twenty banks with thirty currencies are 40 KB.
const bodyLimit = 256 * 1024;

/**
 * POST /api/rates/banks: accepts banks' lists, as `npm run rates:import` does, from programs with a key. A list is accepted whole
 * or not at all, and a repeat changes nothing.
 * @see docs/exchange-rates.md
 */
export const bankImportRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { findKeyHolder, store, content, now, limit = { max: 30, windowMs: 60_000 } } = options;

  await limitRequests(app, limit);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'text/csv'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const refusal = error instanceof RatesError ? refusalOfList(error) : refusals[error.statusCode ?? 500];
    if (!refusal) throw error;
    return reply.code(refusal.statusCode).send(refusal.body);
  });

  // After the limit, so that keys cannot be tried without limit; before the body is read.
  app.addHook('preParsing', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const holder = key && (await findKeyHolder(key));
    if (!holder) {
      const { statusCode, body }: ImportRefusal = refusals[401];
      return reply.code(statusCode).header('www-authenticate', 'Bearer').send(body);
    }
    request.rateKeyHolder = holder;
  });
  app.decorateRequest('rateKeyHolder', '');

  app.post<{ Body: string | undefined }>(
    '/api/rates/banks',
    { bodyLimit, schema: { response: { 200: bankImportAnswer, '4xx': codedErrorAnswer } } },
    async (request) => {
      const document = readBankList(request.body ?? '', knownNames(content, now()));
      return await store(document, `sent by ${request.rateKeyHolder}`);
    },
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    /** the program whose key came with a list of rates */
    rateKeyHolder: string;
  }
}
