import { minimumPayments, type MinimumPlan, type MinimumRule } from '#domain/loan/minimum-payments.ts';
import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { drawnWithin, minimumRule, yearlyPercent } from './minimum-terms.ts';
import type { Interest, Product } from './product-schema.ts';

/**
 * Effect of paying only the minimum of a line, as far as its source states it. `unknown-rule`: the minimum is not stated.
 * `unknown-price`: the rule is known, the interest is not; `after` is then the balance by the rule alone, while it does not depend
 * on the smallest payment. `never`: the minimum does not cover the interest.
 */
export type LineMinimum = { drawn: Bani; source: Source } & (
  | { kind: 'unknown-rule' }
  | { kind: 'unknown-price'; rule: MinimumRule; after: { months: number; balance: Bani } | null }
  | { kind: 'never'; rule: MinimumRule; interest: Interest }
  | { kind: 'paid'; rule: MinimumRule; interest: Interest; plan: MinimumPlan }
);

const SHOWN_MONTHS = 6;

/**
 * Computes the effect of paying only the minimum of the first line among a lender's products.
 * @param principal the requested amount, in bani; the drawn amount is the nearest within the line's limits
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

/** Only for a rule with interest on top: under the other rule less of the principal is repaid the more expensive the line is. */
function byRuleAlone(drawn: Bani, rule: MinimumRule): { months: number; balance: Bani } | null {
  const payments =
    rule.of === 'principal' ? minimumPayments(drawn, 0, rule)?.payments.slice(0, SHOWN_MONTHS) : [];
  const last = payments?.at(-1);
  // Where the smallest payment applies, interest would raise the percentage payment above it.
  const isByPercent = payments?.every(({ paid }) => paid > rule.atLeast);
  return last && isByPercent ? { months: last.month, balance: last.balance } : null;
}
