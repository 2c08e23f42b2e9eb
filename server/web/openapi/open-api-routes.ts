import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { openApiAnswer } from '#domain/answers/open-api.ts';
import { type DescribedRoute, isDeskRoute } from './described-routes.ts';
import { type OpenApiDocument, openApiDocument } from './open-api-document.ts';

type Options = {
  /** of the whole server */
  routes: readonly DescribedRoute[];
  /** origin of the site */
  origin: string;
};

/** Serves the description of our calls: the public ones to everyone, the office's too to signed-in colleagues. */
export const openApiRoutes: FastifyPluginAsyncZod<Options> = async (app, { routes, origin }) => {
  const made = new Map<boolean, Promise<OpenApiDocument>>();
  const describe = (withOffice: boolean) => {
    const document =
      made.get(withOffice) ??
      openApiDocument(withOffice ? routes : routes.filter((route) => !isDeskRoute(route)), origin);
    made.set(withOffice, document);
    return document;
  };

  app.get(
    '/api/openapi.json',
    { config: { access: 'anyone' }, schema: { response: { 200: openApiAnswer } } },
    async ({ officer }) => await describe(officer !== null),
  );
};
