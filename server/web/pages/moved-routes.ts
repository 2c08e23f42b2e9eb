import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** Former signatures that were not people: the page about us names the authors. */
const formerAuthors = ['biroul-juridic', 'biroul-de-calcule'];

/** Paths before a currency or bank; people type codes in capitals. */
const inLowerCase = ['/convertor-valutar/', '/curs-valutar-banci/'];

type Options = { authors: readonly { id: string }[] };

/**
 * Redirects second spellings of addresses, and addresses of removed pages, to the present ones, keeping the query (specification
 * notes, "Addresses").
 */
export const movedRoutes: FastifyPluginAsync<Options> = async (app, { authors }) => {
  // The first page of the guides is /blog/ itself.
  app.get('/blog/page-1/', (request, reply) => lead(request, reply, '/blog/'));

  // The specification writes the author's id with a colon before it. The router has decoded the name: some programs send `%3A`.
  const moved = new Map([
    ...authors.map(({ id }) => [`:${id}`, `/autor/${id}/`] as const),
    ...formerAuthors.flatMap((id) => [id, `:${id}`].map((name) => [name, '/despre-noi/'] as const)),
  ]);
  app.get<{ Params: { name: string } }>('/autor/:name/', (request, reply) => {
    const to = moved.get(request.params.name);
    return to === undefined ? reply.callNotFound() : lead(request, reply, to);
  });
  for (const folder of inLowerCase) {
    app.get(`${folder}:slug(^[^/]*[A-Z][^/]*$)/`, (request, reply) =>
      lead(request, reply, new URL(request.url, 'http://localhost').pathname.toLowerCase()),
    );
  }
};

function lead(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  return reply.redirect(to + new URL(request.url, 'http://localhost').search, 301);
}
