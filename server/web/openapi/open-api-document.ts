import Fastify, { type FastifySchema } from 'fastify';
import { z } from 'zod';
import type { openApiAnswer } from '#domain/answers/open-api.ts';
import { type DescribedRoute, isDeskRoute } from './described-routes.ts';

export type OpenApiDocument = z.output<typeof openApiAnswer>;

/**
 * Describes routes as OpenAPI 3.1, from their schemas of requests and responses. The plugin reads the routes of a server made for
 * it, which never listens; it is loaded on demand, and the list of routes decides what is described.
 * @param origin of the site, without a slash
 */
export async function openApiDocument(
  routes: readonly DescribedRoute[],
  origin: string,
): Promise<OpenApiDocument> {
  const { default: swagger } = await import('@fastify/swagger');
  const scribe = Fastify();
  // Schemas are only described here, never run.
  scribe.setValidatorCompiler(() => () => true).setSerializerCompiler(() => String);
  await scribe.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Împrumut Clar',
        version: '1.0.0',
        description:
          'Apelurile site-ului, scrise din schemele după care sunt verificate. Sumele sunt în bani (1 leu = 100 de bani).',
      },
      servers: [{ url: origin }],
      tags: [
        { name: 'public', description: 'Pentru oricine.' },
        { name: 'redacție', description: 'Pentru colegi, cu sesiunea din /admin/.' },
      ],
    },
  });
  for (const { method, url, schema } of routes) {
    const tags = [isDeskRoute({ url }) ? 'redacție' : 'public'];
    scribe.route({ method, url, schema: { ...inJsonSchema(schema), tags }, handler: async () => undefined });
  }
  await scribe.ready();
  return scribe.swagger() as unknown as OpenApiDocument;
}

/** Requests and responses are both described by the input of a schema, which is the form sent: a moment is its text. */
function inJsonSchema({ querystring, params, body, headers, response }: FastifySchema = {}): FastifySchema {
  const answers = Object.entries((response ?? {}) as Record<string, unknown>);
  return {
    ...mapSchemas({ querystring, params, body, headers }),
    ...(answers.length > 0 && { response: mapSchemas(Object.fromEntries(answers)) }),
  };
}

function mapSchemas(schemas: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const known = schema instanceof z.ZodType ? jsonSchemaOf(schema) : undefined;
      // Parameters are described by name: a call that takes any names describes none.
      const isTold = known && (name !== 'querystring' || 'properties' in known);
      return isTold ? [[name, known]] : [];
    }),
  );
}

function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
