import type { FastifyInstance, RouteOptions } from 'fastify';

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** Recognises the calls of the desks' own pages: those of the office, and those of a partner's session. */
export const isDeskRoute = ({ url }: Pick<RouteOptions, 'url'>): boolean =>
  /^\/api\/(?:admin|parteneri(?!\/v1\/))\//.test(url);

/**
 * Collects the routes of a server that are for programs: under /api/, the offers feed, and all others that declare their response.
 * Pages and their files are for people. The list fills while the server is being built.
 */
export function describedRoutes(fastify: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  fastify.addHook('onRoute', (route) => {
    const { method, url, schema } = route;
    const isCall = url.startsWith('/api/') || url.startsWith('/content/') || schema?.response !== undefined;
    // HEAD belongs to the GET route, and OPTIONS to browsers.
    if (isCall && !url.includes('*') && method !== 'HEAD' && method !== 'OPTIONS') routes.push(route);
  });
  return routes;
}
