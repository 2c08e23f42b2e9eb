import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';

/**
 * A form whose page only computes. What was sent is for that one answer: it is not stored, counted, logged or sent on, so it
 * needs no token and is asked for no proof; sent twice, it is computed twice.
 * @returns what is wrong with it
 */
export type ComputedForm = (values: FormValues, now: Date) => readonly FormProblem[];
