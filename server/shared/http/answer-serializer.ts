import type { FastifySerializerCompiler } from 'fastify';
import { safeEncode, type $ZodIssue, type $ZodType } from 'zod/v4/core';

/** Report of a response that differs from its route's declaration. It holds no values: they may concern a person. */
export type BrokenAnswer = { route: string; issues: Pick<$ZodIssue, 'code' | 'path' | 'message'>[] };

/**
 * Serialises responses as their routes declare them: a moment becomes its text, and undeclared fields are dropped. A response that
 * breaks its schema is reported to `onBroken` and sent as it is: the fault is ours, and the client still gets its answer.
 */
export function answerSerializer(
  onBroken: (broken: BrokenAnswer) => void,
): FastifySerializerCompiler<$ZodType> {
  return ({ schema, method, url }) =>
    (data: unknown) => {
      const { success, data: encoded, error } = safeEncode(schema, data);
      if (success) return JSON.stringify(encoded);
      const issues = error.issues.map(({ code, path, message }) => ({ code, path, message }));
      onBroken({ route: `${method} ${url}`, issues });
      return JSON.stringify(data);
    };
}
