import type { FastifyPluginAsync } from 'fastify';
import { cardHash, readCardName } from '#domain/texts/pages/share-card.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { MatchRoute } from '#server/web/pages/match-route.ts';
import type { PageRenderer } from '#server/web/pages/page-renderer.ts';
import type { PictureMaker } from './picture-maker.ts';

type Options = {
  matchRoute: MatchRoute;
  renderer: Pick<PageRenderer, 'card'>;
  pictures: PictureMaker;
  /** of the site, without a slash at its end */
  origin: string;
};

/** The site's own picture: in place of one that cannot be drawn. */
const GENERAL = '/share/imprumut-clar.png';

/**
 * GET /share/pagini/{path}.{hash}.png: the picture of a page, by its content. Old addresses redirect to the current picture; every
 * failure redirects to the site's own picture.
 * GET /share/{slug}.png: the site's own picture, for a page whose picture nobody has drawn.
 */
export const shareRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { matchRoute, renderer, pictures, origin } = options;
  await limitRequests(app, { max: 60, windowMs: 60_000 });

  app.get<{ Params: { '*': string } }>('/share/pagini/*', async (request, reply) => {
    const asked = readCardName(`pagini/${request.params['*'].replace(/\.png$/, '')}`);
    const match = asked && matchRoute(asked.path);
    if (!asked || !match) return reply.callNotFound();
    reply.header('cache-control', FOR_A_MINUTE);
    try {
      const card = await renderer.card(match, siteUrl(asked.path, origin));
      if (card === null) return await reply.redirect(GENERAL, 302);
      const etag = `"${cardHash(card)}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return await reply.code(304).send();
      return await reply.type('image/png').send(await pictures.make(card));
    } catch (error) {
      request.log.error({ err: error }, 'a picture of a page was not drawn');
      return await reply.removeHeader('etag').redirect(GENERAL, 302);
    }
  });

  // Pictures drawn ahead are files, answered before the router. A loan type that the office wrote has none.
  app.get<{ Params: { slug: string } }>('/share/:slug.png', async ({ params: { slug } }, reply) =>
    matchRoute(`/${slug}/`) ? reply.redirect(GENERAL, 302) : reply.callNotFound(),
  );
};
