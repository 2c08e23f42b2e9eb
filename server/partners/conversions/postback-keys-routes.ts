import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { newPostbackKeyAnswer, postbackKeysAnswer } from '#domain/answers/office/money.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { dialectNames } from '#domain/partners/conversions/dialects.ts';
import { postbackAddress } from '#domain/partners/conversions/postback-address.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { createPostbackKeys } from './postback-keys.ts';

type Options = OfficeServices & { operations: { loadOffers: () => Promise<OfferList> } };

const keepers = { access: [], needsSecondFactor: true };
const idSchema = z.object({ id: z.uuid() });
const dialect = z.enum(dialectNames);
const gone = [404, 'gone', 'Cheia nu mai este aici, sau s-a încheiat între timp.'] as const;

/** Serves the keys by which lenders report: analysts read them, administrators make and end them and choose their dialect. */
export const postbackKeysRoutes: FastifyPluginAsyncZod<Options> = async (app, services) => {
  const { db, now, mail, operations } = services;

  app.get(
    '/api/admin/postback-keys',
    { config: { access: ['analyst'] }, schema: { response: { 200: postbackKeysAnswer } } },
    async () => {
      const [keys, { offers }] = await Promise.all([createPostbackKeys(db).list(), operations.loadOffers()]);
      return {
        keys: keys.map((key) => ({ ...key, address: postbackAddress(mail.origin, 'CHEIA', key.dialect) })),
        offers: offers.map(({ id, header }) => ({ id, header })),
      };
    },
  );

  app.post(
    '/api/admin/postback-keys',
    {
      config: keepers,
      schema: {
        body: z.object({
          partner: z.string().trim().max(100, 'Cel mult 100 de semne.'),
          offerIds: z.array(z.string().max(100)).max(200, 'Cel mult 200 de oferte.'),
          dialect,
        }),
        response: { 200: newPostbackKeyAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { offers } = await operations.loadOffers();
      const isUnknown = body.offerIds.some((id) => !offers.some((offer) => offer.id === id));
      const fields = {
        ...(body.partner === '' && { partner: 'Scrieți numele creditorului sau al rețelei.' }),
        ...(body.offerIds.length === 0 && { offerIds: 'Alegeți cel puțin o ofertă.' }),
        ...(isUnknown && { offerIds: 'Una dintre oferte nu mai există. Alegeți din nou.' }),
      };
      if (Object.keys(fields).length > 0)
        return refuse(reply, 400, 'invalid', 'Cheia nu s-a făcut: completați ce lipsește.', fields);
      const key = await db.transaction().execute(async (trx) => {
        const made = await createPostbackKeys(trx).create({ ...body, now: now() });
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'postback-key.made',
          subject: { kind: 'postback-key', id: body.partner },
          after: { offerIds: body.offerIds, dialect: body.dialect },
        });
        return made;
      });
      return { address: postbackAddress(mail.origin, key, body.dialect) };
    },
  );
  registerKeyChanges(app, services);
};

type App = Parameters<FastifyPluginAsyncZod<Options>>[0];

/** Registers what may be changed of a key: its end, and how its reports are read. */
function registerKeyChanges(app: App, { db, now }: Pick<Options, 'db' | 'now'>): void {
  app.post(
    '/api/admin/postback-keys/:id/end',
    { config: keepers, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const partner = await db.transaction().execute(async (trx) => {
        const ended = await createPostbackKeys(trx).end(request.params.id, now());
        if (ended === undefined) return undefined;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'postback-key.ended',
          subject: { kind: 'postback-key', id: ended },
        });
        return ended;
      });
      return partner === undefined ? refuse(reply, ...gone) : done;
    },
  );

  app.post(
    '/api/admin/postback-keys/:id/dialect',
    {
      config: keepers,
      schema: { params: idSchema, body: z.object({ dialect }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const isChanged = await db.transaction().execute(async (trx) => {
        const before = await createPostbackKeys(trx).changeDialect(request.params.id, request.body.dialect);
        if (!before) return false;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'postback-key.dialect-changed',
          subject: { kind: 'postback-key', id: before.partner },
          before: { dialect: before.dialect },
          after: { dialect: request.body.dialect },
        });
        return true;
      });
      return isChanged ? done : refuse(reply, ...gone);
    },
  );
}
