import { z } from 'zod';
import { creditKinds } from '#domain/tools/contract-check/contract.ts';
import { checkForm } from '#domain/base/forms/check-form.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import type { LenderKind } from '#domain/offers/lenders/lender-kind-schema.ts';
import { dailyCost, legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { PriceReport } from './price-report.ts';

// The page makes these fields: an unreadable one was changed on its way, and one sentence answers all of them.
const message = 'necitit';
const whole = (min: number, max: number) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/** The fields of domain/people/price-reports/price-report.ts, as they are sent. */
const priceReportForm = z.object({
  creditor: z.string().regex(/^[a-z0-9-]{1,100}$/, message),
  produs: z.enum(creditKinds, message),
  suma: whole(100, 100_000).multipleOf(100, message),
  zile: whole(1, 1_830),
  'pe-zi': z.coerce.number(message).min(0, message).max(10, message).multipleOf(0.01, message),
  comisioane: whole(0, 100_000),
  luna: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, message),
});

/** Parses a sent form as a report; null: it is unreadable. */
export function readReport(values: FormValues): PriceReport | null {
  const read = checkForm(priceReportForm, values);
  return read.ok ? toReport(read.data) : null;
}

function toReport(sent: z.output<typeof priceReportForm>): PriceReport {
  return {
    lender: sent.creditor,
    kind: sent.produs,
    sumLei: sent.suma,
    days: sent.zile,
    percentPerDay: sent['pe-zi'],
    feesLei: sent.comisioane,
    month: sent.luna,
  };
}

/**
 * Whether a reported price passes what the law allowed: such a report is never shown under a name, it is a task for the office.
 * A lender that is not confirmed counts as one the ceilings hold for.
 * @param pack the rules in force in the report's month; null: none
 */
export function isAboveCeiling(report: PriceReport, lenderKind: LenderKind, pack: RulePack | null): boolean {
  if (lenderKind === 'foreign-bank' || pack === null) return false;
  const { sumLei, days, percentPerDay, feesLei } = report;
  const principal = fromLei(sumLei);
  const cost = dailyCost(principal, percentPerDay, days) + fromLei(feesLei);
  const maximum = legalMaximum(principal, days, pack);
  if (maximum) return cost > maximum.cost;
  // Simple interest of a year is never above the DAE: what passes with it passes with that.
  const yearlyPercent = ((cost / principal) * 36_500) / days;
  return pack.generalAprCapPercent !== null && yearlyPercent > pack.generalAprCapPercent.value;
}
