import { typedRules } from '#domain/base/forms/typed-rules.ts';
import { readAmount, readTerm } from '#domain/offers/loan-query-fields.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';

export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the error that the server will give for a field of a document, in Romanian; null if the value is valid. An empty field
 * is not yet an error: required fields are checked on submit.
 */
export function fieldProblem(field: TypedField): string | null {
  const typed = withoutInvisible(field.value).trim();
  if (typed === '') return null;
  const { name, form } = field;
  const limits = form?.dataset['limits'];
  if (form && limits !== undefined && /^(?:suma|perioada)$/.test(name))
    return loanProblem(form, name, limits);
  const rule = typedRules[name];
  if (rule) return rule(typed);
  return /^(?:numeric|decimal)$/.test(field.inputMode) && !/\d/.test(typed) ? 'Scrieți în cifre.' : null;
}

function loanProblem(form: HTMLFormElement, name: string, limits: string): string | null {
  const typed = new FormData(form);
  const valueOf = (key: string) => withoutInvisible((typed.get(key) ?? '') as string);
  const known = JSON.parse(limits) as LoanLimits;
  const read =
    name === 'suma'
      ? readAmount(valueOf('suma'), known)
      : readTerm(valueOf('perioada'), valueOf('unitate'), known);
  return read.ok ? null : read.message;
}
