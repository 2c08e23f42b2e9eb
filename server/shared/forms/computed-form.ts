import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';

/**
 * A form whose page only computes. Its values serve that one answer: they are not stored, counted, logged or passed on, so the
 * form needs no token and no proof of work; sent twice, it is computed twice.
 * @returns the form's errors
 */
export type ComputedForm = (values: FormValues, now: Date) => readonly FormProblem[];
