import { readQuery } from '#domain/base/text/read-query.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { findAccessLink, readAccessCookie } from './access-links.ts';
import type { OwnDataService } from './own-data.ts';
import { accessCookie } from './own-data-cookies.ts';

type Options = {
  db: Kysely<Database>;
  ownData: Pick<OwnDataService, 'visit'>;
  origin: string;
  now: () => Date;
};

const PAGE = '/datele-mele/';

/**
 * GET /datele-mele/deschide/?cod=…: moves the secret from the address into a cookie, so that no page, log or referrer shows it. It
 * uses nothing up, as programs that scan mail open links too; the button on the page does. GET /datele-mele/descarca/: all data
 * held on the address, as a file.
 */
export const ownDataRoutes: FastifyPluginAsync<Options> = async (app, { db, ownData, origin, now }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  app.get(`${PAGE}deschide/`, async (request, reply) => {
    const secret = readQuery(new URL(request.url, origin).search).get('cod') ?? '';
    const link = await findAccessLink(db, secret, now());
    if (link && !link.openedAt) {
      return await reply.header('set-cookie', accessCookie(secret, origin)).redirect(PAGE, 303);
    }
    // The browser that opened the link may use it again; for any other it is used up.
    const isOwn = link !== undefined && readAccessCookie(request.headers.cookie ?? '') === secret;
    return await reply.redirect(isOwn ? PAGE : `${PAGE}?link=vechi`, 303);
  });

  app.get(`${PAGE}descarca/`, async (request, reply) => {
    const visit = await ownData.visit(request.headers.cookie ?? '');
    if (visit.state !== 'open') return await reply.redirect(PAGE, 303);
    return await reply
      .header('content-disposition', 'attachment; filename="datele-mele.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(visit.data, null, 2));
  });
};
