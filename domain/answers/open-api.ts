import { z } from 'zod';

/** GET /api/openapi.json: a description in OpenAPI 3.1, whose own rules define its further fields */
export const openApiAnswer = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
});
