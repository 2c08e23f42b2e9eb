import type { FastifyInstance, RouteOptions } from 'fastify';

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** Calls of the back office. */
export const isOfficeRoute = ({ url }: Pick<RouteOptions, 'url'>): boolean => url.startsWith('/api/admin/');

/**
 * The routes of a server that are for programs: under /api/, the offers feed, and whatever else declares its answer. Pages and
 * their files are for people. The list fills while the server is put together.
 */
export function describedRoutes(fastify: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  fastify.addHook('onRoute', (route) => {
    const { method, url, schema } = route;
    const isCall = url.startsWith('/api/') || url.startsWith('/content/') || schema?.response !== undefined;
    // A HEAD is the GET route's own, and an OPTIONS the browsers'.
    if (isCall && !url.includes('*') && method !== 'HEAD' && method !== 'OPTIONS') routes.push(route);
  });
  return routes;
}
