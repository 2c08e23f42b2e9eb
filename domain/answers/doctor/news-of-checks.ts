import type { Check } from './check-site.ts';

/** Lines about one machine: of several instances each has its own answer. */
const OF_A_MACHINE: ReadonlySet<string> = new Set(['disk', 'clock', 'journals']);

/** A line that was mailed to the operator. @see checkKey */
export type MailedCheck = { id: string; instance: string };

/** Under which name a line is remembered: one of a machine for that instance, any other once for the site. */
export function checkKey({ id }: Pick<Check, 'id'>, instance: string): MailedCheck {
  return { id, instance: OF_A_MACHINE.has(id) ? instance : '' };
}

/** Finds the news since the last mail to the operator: lines that need a repair now, and mailed ones that no longer do. */
export function newsOfChecks(
  checks: readonly Check[],
  known: readonly MailedCheck[],
  instance: string,
): { broken: Check[]; mended: Check[] } {
  const isTold = (check: Check) => {
    const as = checkKey(check, instance);
    return known.some((one) => one.id === as.id && one.instance === as.instance);
  };
  return {
    broken: checks.filter((check) => check.state === 'fix' && !isTold(check)),
    mended: checks.filter((check) => check.state !== 'fix' && isTold(check)),
  };
}
