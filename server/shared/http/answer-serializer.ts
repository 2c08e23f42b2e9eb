import type { FastifySerializerCompiler } from 'fastify';
import { safeEncode, type $ZodIssue, type $ZodType } from 'zod/v4/core';

type Issue = Pick<$ZodIssue, 'code' | 'path' | 'message'>;

/** Report of a response that differs from its route's declaration. It holds no values: they may concern a person. */
export type BrokenAnswer = {
  route: string;
  /** status of the answer, whose declaration it breaks: `200`, or `4xx` where one is declared for several */
  status: string;
  issues: Issue[];
};

/**
 * Serialises responses as their routes declare them: a moment becomes its text, and undeclared fields are dropped. A response that
 * breaks its schema is reported to `onBroken` and sent as it is: the fault is ours, and the client still gets its answer.
 */
export function answerSerializer(
  onBroken: (broken: BrokenAnswer) => void,
): FastifySerializerCompiler<$ZodType> {
  return ({ schema, method, url, httpStatus = '' }) =>
    (data: unknown) => {
      const { success, data: encoded, error } = safeEncode(schema, data);
      if (success) return JSON.stringify(encoded);
      onBroken({ route: `${method} ${url}`, status: httpStatus, issues: error.issues.flatMap(issuesWithin) });
      return JSON.stringify(data);
    };
}

/** Lists an issue; of a union, which says nothing itself, those of each of its members. */
function issuesWithin(issue: $ZodIssue): Issue[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return issue.errors.flat().flatMap((inner) => {
      const path = [...issue.path, ...inner.path];
      return issuesWithin({ ...inner, path });
    });
  }
  const { code, path, message } = issue;
  return [{ code, path, message }];
}
