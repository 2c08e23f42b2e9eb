import { minimumPayments, type MinimumPlan, type MinimumRule } from '#domain/loan/minimum-payments.ts';
import { fromLei, type Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/source-schema.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { drawnWithin, minimumRule, yearlyPercent } from './minimum-terms.ts';
import type { Interest, Product } from './product-schema.ts';

/**
 * What paying only the minimum of a line does, as far as its source tells. `unknown-rule`: nobody said what the minimum is.
 * `unknown-price`: the rule is known, the interest is not; `after` is then what the rule alone leaves of the sum, where it does
 * not hang on the smallest payment. `never`: the minimum does not cover the interest.
 */
export type LineMinimum = { drawn: Bani; source: Source } & (
  | { kind: 'unknown-rule' }
  | { kind: 'unknown-price'; rule: MinimumRule; after: { months: number; balance: Bani } | null }
  | { kind: 'never'; rule: MinimumRule; interest: Interest }
  | { kind: 'paid'; rule: MinimumRule; interest: Interest; plan: MinimumPlan }
);

const SHOWN_MONTHS = 6;

/**
 * What paying only the minimum does to the first line among a lender's products.
 * @param principal what is asked for, in bani; drawn is the nearest that the line lends
 * @returns null for a lender without a line
 */
export function lineMinimum({ products, items }: LenderEvidence, principal: Bani): LineMinimum | null {
  const line = products.find(({ repayment }) => repayment !== 'unknown' && repayment.kind === 'revolving');
  const source = items.find(({ id }) => id === line?.evidence)?.source;
  if (!line || !source) return null;
  const drawn = drawnWithin(sumsOf(line), principal);
  const rule = line.repayment === 'unknown' ? null : minimumRule(line.repayment);
  if (!rule) return { kind: 'unknown-rule', drawn, source };
  const { interest } = line;
  const yearly = interest === 'unknown' ? null : yearlyPercent(interest);
  if (interest === 'unknown' || yearly === null) {
    return { kind: 'unknown-price', drawn, source, rule, after: byRuleAlone(drawn, rule) };
  }
  const plan = minimumPayments(drawn, yearly, rule);
  return plan
    ? { kind: 'paid', drawn, source, rule, interest, plan }
    : { kind: 'never', drawn, source, rule, interest };
}

function sumsOf({ sumsLei: { min, max } }: Product) {
  return { min: min === 'unknown' ? null : fromLei(min), max: max === 'unknown' ? null : fromLei(max) };
}

/** Only of a rule whose interest comes on top: the other one pays less of the sum the dearer the line is. */
function byRuleAlone(drawn: Bani, rule: MinimumRule): { months: number; balance: Bani } | null {
  const payments =
    rule.of === 'principal' ? minimumPayments(drawn, 0, rule)?.payments.slice(0, SHOWN_MONTHS) : [];
  const last = payments?.at(-1);
  // A payment of the smallest amount would be more than the percentage once there is interest in it.
  const isByPercent = payments?.every(({ paid }) => paid > rule.atLeast);
  return last && isByPercent ? { months: last.month, balance: last.balance } : null;
}
