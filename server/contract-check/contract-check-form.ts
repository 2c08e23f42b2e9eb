import { dayOf } from '#domain/calendar/iso-day.ts';
import { readContract } from '#domain/contract-check/read-contract.ts';
import type { ComputedForm } from '#server/forms/computed-form.ts';

/** The form of /verificare/: its page computes the answer, and nobody keeps it. */
export function contractCheckForm(timeZone: string): ComputedForm {
  // Which lender was named changes no problem: the page knows the list.
  return (values, now) => readContract(values, { today: dayOf(now, timeZone), lenders: [] }).problems;
}
