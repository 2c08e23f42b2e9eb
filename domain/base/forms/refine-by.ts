import type { z } from 'zod';
import type { TypedRule } from './typed-rules.ts';

/** Turns a rule into a refinement of a schema: its sentence is the issue. */
export const refineBy = (rule: TypedRule) => (typed: string, context: z.RefinementCtx) => {
  const message = rule(typed);
  if (message !== null) context.addIssue({ code: 'custom', message });
};
