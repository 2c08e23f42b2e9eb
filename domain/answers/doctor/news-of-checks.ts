import type { Check } from './check-site.ts';

/** Lines about one machine: of several instances each has its own answer. */
const OF_A_MACHINE: ReadonlySet<string> = new Set(['disk', 'clock', 'journals']);

/** A line that was mailed to the operator. @see toldAs */
export type ToldCheck = { id: string; instance: string };

/** Under which name a line is remembered: one of a machine for that instance, any other once for the site. */
export function toldAs({ id }: Pick<Check, 'id'>, instance: string): ToldCheck {
  return { id, instance: OF_A_MACHINE.has(id) ? instance : '' };
}

/** Finds the news since the last mail to the operator: lines that need a repair now, and mailed ones that no longer do. */
export function newsOfChecks(
  checks: readonly Check[],
  told: readonly ToldCheck[],
  instance: string,
): { broken: Check[]; mended: Check[] } {
  const isTold = (check: Check) => {
    const as = toldAs(check, instance);
    return told.some((one) => one.id === as.id && one.instance === as.instance);
  };
  return {
    broken: checks.filter((check) => check.state === 'fix' && !isTold(check)),
    mended: checks.filter((check) => check.state !== 'fix' && isTold(check)),
  };
}
