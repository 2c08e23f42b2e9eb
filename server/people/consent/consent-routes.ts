import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentMode,
  type ConsentPurpose,
  consentPurposes,
  consentStates,
  readConsent,
  writeConsent,
} from '#domain/law/consent/consent.ts';
import { measuringCookies } from '#domain/visits/events/device-storage.ts';
import { isUuidV4 } from '#domain/visits/events/uuid-v4.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { withTimeout } from '#server/base/with-timeout.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import type { ConsentsRepository } from './consents-repository.ts';
import { returnPath } from './return-path.ts';
import type { ConsentsTable } from '#server/db/tables/consent-tables.ts';

type GivenAnswer = { choice: ConsentsTable['choice']; purposes: readonly ConsentPurpose[] };

type Options = {
  consents: Pick<ConsentsRepository, 'add'>;
  country: { code: string; consent: ConsentMode };
  /** version of the cookie policy */
  version: () => string;
  publicOrigin: string;
  /** milliseconds a visitor waits until the answer is stored */
  patienceMs: number;
  now: () => Date;
};

const MAX_AGE_SECONDS = CONSENT_DAYS * 86_400;

/**
 * POST /api/consent: stores a visitor's answer in a cookie and, without any data of the visitor, in the database. Programs get 204,
 * forms return to their page. GET /api/consent.css: shows a browser without scripts the state of its cookie, because pages are the
 * same for everyone.
 */
export const consentRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { consents, country, version, publicOrigin, patienceMs, now } = options;
  await limitRequests(app, { max: 30, windowMs: 60_000, isFree: ({ method }) => method === 'GET' });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, readQuery(String(body))),
  );

  const answerOf = (request: FastifyRequest) => readConsent(request.headers.cookie ?? '', version());

  app.post('/api/consent', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const origin = ownOrigin(request, publicOrigin);
    // A form on another site must not answer in the visitor's place.
    if (!origin) throw refusal(403, 'forbidden', 'Not from this site.');
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const answer = readAnswer(form);
    if (!answer) throw refusal(400, 'bad_request', 'No answer.');

    const id = randomUUID();
    const before = answerOf(request)?.receiptId ?? '';
    const replaces = isUuidV4(before) ? before : null;
    try {
      const receipt = {
        ...answer,
        id,
        country: country.code,
        version: version(),
        replaces,
        createdAt: now(),
      };
      await withTimeout(consents.add(receipt), patienceMs);
    } catch (error) {
      // A refusal counts even if it cannot be stored; a consent that cannot be proved does not count.
      if (answer.choice !== 'refused') {
        throw Object.assign(new Error('the consent is not stored', { cause: error }), { statusCode: 503 });
      }
      request.log.error({ err: error }, 'a refusal is not stored');
    }
    const receiptId = answer.purposes.length > 0 ? id : null;
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    const value = writeConsent({ version: version(), purposes: answer.purposes, receiptId });
    const withdrawn = answer.purposes.includes('measurement') ? [] : Object.keys(measuringCookies);
    reply.header('set-cookie', [
      `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`,
      ...withdrawn.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
    ]);
    if (request.headers.accept === 'application/json') return reply.code(204).send();
    return reply.redirect(returnPath(request.headers.referer ?? '', form.get('inapoi') ?? '', origin), 303);
  });

  app.get('/api/consent.css', async (request, reply) => {
    const shown = consentStates(answerOf(request), country.consent).map((state) => `.when-${state}`);
    // Keeps the end of the page, and focused elements scrolled into view, clear of the question.
    const room = shown.includes('.when-unasked')
      ? 'html{scroll-padding-bottom:4.5rem}body{padding-bottom:3.5rem}'
      : '';
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/css; charset=utf-8')
      .send(`${shown.join()}{display:block}${room}`);
  });
};

/** Returns our origin if the form was sent from it, undefined for other sites. Browsers send the origin with every POST. */
function ownOrigin(request: FastifyRequest, publicOrigin: string): string | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A browser configured to hide the origin sends "null", and still states whether the request came from the same site.
  if (origin === undefined || origin === publicOrigin) return publicOrigin;
  if (origin === 'null') return site === 'same-origin' ? publicOrigin : undefined;
  return URL.parse(origin)?.host === request.host ? origin : undefined;
}

/** Handled like every other error: a page for a person, JSON for a program. */
function refusal(statusCode: number, code: string, message: string): Error {
  return Object.assign(new Error(message), { statusCode, code });
}

/** Reads the answer of one of our forms: all, nothing, or the ticked purposes. Undefined: not one of our forms. */
function readAnswer(form: URLSearchParams): GivenAnswer | undefined {
  const refused: GivenAnswer = { choice: 'refused', purposes: [] };
  switch (form.get('raspuns')) {
    case 'accept':
      return { choice: 'accepted', purposes: consentPurposes };
    case 'refuz':
      return refused;
    case 'alegere': {
      const ticked = new Set(form.getAll('scop'));
      const purposes = consentPurposes.filter((purpose) => ticked.has(purpose));
      return purposes.length > 0 ? { choice: 'chosen', purposes } : refused;
    }
    default:
      return undefined;
  }
}
