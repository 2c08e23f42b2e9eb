import type { FastifySerializerCompiler } from 'fastify';
import { safeEncode, type $ZodIssue, type $ZodType } from 'zod/v4/core';

/** An answer that is not what its route declares. No value of it is here: it may be about somebody. */
export type BrokenAnswer = { route: string; issues: Pick<$ZodIssue, 'code' | 'path' | 'message'>[] };

/**
 * Writes answers as their routes declare them: a moment becomes its text, and what is not declared stays here. One that
 * breaks its schema is told to `onBroken` and goes out as it is: the fault is ours, and who asked still gets the answer.
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
