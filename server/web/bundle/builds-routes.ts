import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { buildAnswer, codedErrorAnswer, latestBuildAnswer } from '#domain/answers/public.ts';

type BuildsOptions = {
  build: { id: string; timestamp: number };
  matcher: z.infer<typeof buildAnswer>['matcher'];
  prerendered: () => readonly string[];
  /** for a site whose API is on another host */
  headers: Record<string, string>;
};

/** Answers browsers' questions about builds: the latest build, and the contents of one (specification, section 7). */
export function buildsRoutes(app: FastifyInstance, { build, matcher, prerendered, headers }: BuildsOptions) {
  app.get(
    '/builds/latest.json',
    { schema: { response: { 200: latestBuildAnswer } } },
    async (_request, reply) =>
      reply
        .headers(headers)
        .header('cache-control', 'no-cache')
        .send({ id: build.id, timestamp: build.timestamp }),
  );
  app.get<{ Params: { id: string } }>(
    '/builds/meta/:id',
    { schema: { response: { 200: buildAnswer, 404: codedErrorAnswer } } },
    async (request, reply) => {
      if (request.params.id !== `${build.id}.json`) {
        return reply.code(404).send({ error: { code: 'unknown_build', message: 'No such build.' } });
      }
      return reply
        .headers(headers)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send({ id: build.id, timestamp: build.timestamp, matcher, prerendered: prerendered() });
    },
  );
}
