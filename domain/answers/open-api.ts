import { z } from 'zod';

/** GET /api/openapi.json: a description in the form of OpenAPI 3.1, whose own rules say what else is in it */
export const openApiAnswer = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
});
