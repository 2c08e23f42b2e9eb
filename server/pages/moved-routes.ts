import type { FastifyPluginAsync } from 'fastify';

/** Desks that once signed texts and were nobody: what is said of who writes is on the page about us. */
const formerAuthors = ['biroul-juridic', 'biroul-de-calcule'];

/** Where currencies and banks stand in addresses; people write codes in capitals. */
const inLowerCase = ['/convertor-valutar/', '/curs-valutar-banci/'];

type Options = { authors: readonly { id: string }[] };

/** Addresses with a second spelling, or of pages that are gone: they lead to the one that counts, query kept (specification notes, "Addresses"). */
export const movedRoutes: FastifyPluginAsync<Options> = async (app, { authors }) => {
  const moved = [
    // The first page of the guides is /blog/ itself.
    ['/blog/page-1/', '/blog/'],
    // The specification writes the author's id with a colon before it; "::" is one colon to the router.
    ...authors.map(({ id }) => [`/autor/::${id}/`, `/autor/${id}/`] as const),
    ...formerAuthors.flatMap((id) => [
      [`/autor/${id}/`, '/despre-noi/'] as const,
      [`/autor/::${id}/`, '/despre-noi/'] as const,
    ]),
  ] as const;
  for (const [from, to] of moved) {
    app.get(from, (request, reply) =>
      reply.redirect(to + new URL(request.url, 'http://localhost').search, 301),
    );
  }
  for (const folder of inLowerCase) {
    app.get(`${folder}:slug(^[^/]*[A-Z][^/]*$)/`, (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://localhost');
      return reply.redirect(pathname.toLowerCase() + search, 301);
    });
  }
};
