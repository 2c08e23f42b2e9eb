import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import {
  clickWayAnswer,
  partnerPostbackAnswer,
  partnerPostbacksAnswer,
  postbackSecretAnswer,
  startedTestAnswer,
} from '#domain/answers/partners/postbacks.ts';
import { parseTypedDay } from '#domain/base/text/parse-day.ts';
import { problemsByField } from '#domain/base/forms/field-reader.ts';
import { postbackProblems } from '#domain/partners/postbacks-out/postback-problem.ts';
import { addressMethods, readPartnerAddress } from '#domain/partners/postbacks-out/read-partner-address.ts';
import { refuse } from '#server/office/office-error.ts';
import { findClickWay } from '#server/partners/clicks/find-click-way.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { createPartnerAddresses, MOST_ADDRESSES } from './partner-addresses.ts';
import { resendPostbacks } from './resend-postbacks.ts';
import { listSentPostbacks } from './sent-postbacks.ts';
import { startTest } from './start-test.ts';

export type PartnerPostbacksServices = PartnerDeskServices & {
  jobs: Pick<Jobs, 'send'>;
  /** tells whether the host of an address is, or leads to, an address that is not public */
  leadsInwards: (url: string) => Promise<boolean>;
};

type App = Parameters<FastifyPluginAsyncZod<PartnerPostbacksServices>>[0];

const LISTED = 100;

const config = { partnerAccess: 'partner' as const };
const params = z.object({ id: z.uuid() });
const gone = [404, 'gone', 'Nu mai este aici: adresa s-a oprit, sau vestea este a altei firme.'] as const;

/** Serves a partner's postback addresses, its sent postbacks, and the way of a click. */
export const partnerPostbacksRoutes: FastifyPluginAsyncZod<PartnerPostbacksServices> = async (
  app,
  services,
) => {
  const { db } = services;

  app.get(
    '/api/parteneri/postbacks',
    { config, schema: { response: { 200: partnerPostbacksAnswer } } },
    async (request) => {
      const { partnerId } = partnerOf(request);
      const [addresses, postbacks] = await Promise.all([
        createPartnerAddresses(db).list(partnerId),
        listSentPostbacks(db, { partnerId, limit: LISTED }),
      ]);
      return { addresses, postbacks };
    },
  );

  app.get(
    '/api/parteneri/postbacks/:id',
    { config, schema: { params, response: { 200: partnerPostbackAnswer } } },
    async (request, reply) => {
      const { partnerId } = partnerOf(request);
      const [postback] = await listSentPostbacks(db, { partnerId, id: request.params.id });
      return postback ?? refuse(reply, ...gone);
    },
  );

  app.get(
    '/api/parteneri/clicks/:id/way',
    { config, schema: { params, response: { 200: clickWayAnswer } } },
    async (request, reply) => {
      const { partnerId } = partnerOf(request);
      const steps = await findClickWay(db, { clickId: request.params.id, partnerId });
      if (steps) return { steps };
      return refuse(
        reply,
        404,
        'unknown',
        'Nu găsim acest clic. Verificați numărul; poate este al altei firme.',
      );
    },
  );

  registerAddresses(app, services);
  registerSending(app, services);
};

/** Registers the making, the secrets and the end of addresses. */
function registerAddresses(app: App, { db, now, leadsInwards }: PartnerPostbacksServices): void {
  const addresses = createPartnerAddresses(db);

  app.post(
    '/api/parteneri/postback-addresses',
    {
      config,
      schema: {
        body: z.object({
          method: z.enum(addressMethods),
          url: z.string().max(2_000),
          onlyApproved: z.boolean(),
        }),
        response: { 200: postbackSecretAnswer },
      },
    },
    async (request, reply) => {
      const read = readPartnerAddress(request.body);
      if ('problems' in read)
        return refuse(reply, 400, 'invalid', 'Adresa nu s-a păstrat.', problemsByField(read.problems));
      if (await leadsInwards(read.address.url))
        return refuse(reply, 400, 'not-public', 'Adresa nu s-a păstrat.', {
          url: postbackProblems['not-public'],
        });
      const made = await addresses.add(partnerOf(request).partnerId, read.address, now());
      if (made) return { secret: made.secret };
      return refuse(reply, 409, 'too-many', `Aveți deja ${MOST_ADDRESSES} adrese. Opriți una mai întâi.`);
    },
  );

  app.post(
    '/api/parteneri/postback-addresses/:id/secret',
    { config, schema: { params, response: { 200: postbackSecretAnswer } } },
    async (request, reply) => {
      const { partnerId } = partnerOf(request);
      const secret = await addresses.changeSecret(partnerId, request.params.id, now());
      return secret === undefined ? refuse(reply, ...gone) : { secret };
    },
  );

  app.delete(
    '/api/parteneri/postback-addresses/:id',
    { config, schema: { params, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const isEnded = await addresses.end(partnerOf(request).partnerId, request.params.id, now());
      return isEnded ? done : refuse(reply, ...gone);
    },
  );
}

/** Registers the test of an address, and the resending of earlier postbacks. */
function registerSending(app: App, services: PartnerPostbacksServices): void {
  const { db, jobs, country, origin, now } = services;

  app.post(
    '/api/parteneri/postback-addresses/:id/test',
    { config, schema: { params, response: { 200: startedTestAnswer } } },
    async (request, reply) => {
      const { partnerId } = partnerOf(request);
      const asked = { partnerId, addressId: request.params.id };
      const test = await startTest({ db, jobs, country, origin, now: now() }, asked);
      if (test === 'too-many')
        return refuse(
          reply,
          429,
          'too-many',
          'Ați pornit deja 20 de teste în ultima oră. Reveniți mai târziu.',
        );
      return test ?? refuse(reply, ...gone);
    },
  );

  const resend = async (partnerId: string, asked: Parameters<typeof resendPostbacks>[1]) =>
    await resendPostbacks({ db, jobs, partnerId, timeZone: country.timeZone, now: now() }, asked);
  const nothing = [
    409,
    'nothing-to-send',
    'Nu avem ce trimite din nou: nimic de atunci, sau tocmai am trimis. Mai încercați peste un minut.',
  ] as const;

  app.post(
    '/api/parteneri/postbacks/:id/resend',
    { config, schema: { params, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const count = await resend(partnerOf(request).partnerId, { id: request.params.id });
      return count > 0 ? done : refuse(reply, ...nothing);
    },
  );

  app.post(
    '/api/parteneri/postbacks/resend',
    { config, schema: { body: z.object({ day: z.string().max(50) }), response: { 200: doneAnswer } } },
    async (request, reply) => {
      const day = parseTypedDay(request.body.day);
      if (day === null)
        return refuse(reply, 400, 'invalid', 'Nu am trimis nimic.', { day: 'Scrieți ziua ca 22.11.2026.' });
      const count = await resend(partnerOf(request).partnerId, { day });
      return count > 0 ? done : refuse(reply, ...nothing);
    },
  );
}
