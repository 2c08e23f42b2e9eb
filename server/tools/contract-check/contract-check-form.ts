import { dayOf } from '#domain/base/days/iso-day.ts';
import { readStep } from '#domain/tools/contract-check/check-step.ts';
import { readContract } from '#domain/tools/contract-check/read-contract.ts';
import { LONGEST_SENT } from '#domain/tools/contract-check/read-text/read-text.ts';
import type { ComputedForm } from '#server/shared/forms/computed-form.ts';

/** Declares the forms of /verificare/: the page computes an answer or reads the text once, and neither is stored. */
export function contractCheckForm(timeZone: string): ComputedForm {
  return (sent, now) => {
    const step = readStep(sent, LONGEST_SENT);
    if (step.kind === 'read') return step.problems;
    if (step.kind !== 'check') return [];
    // The named lender causes no problem: the page knows the list.
    return readContract(step.values, { today: dayOf(now, timeZone), lenders: [] }).problems;
  };
}
