import { repaymentWords } from '#domain/loan/repayment-words.ts';
import type { Contract, CreditKind } from '#domain/tools/contract-check/contract.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';

/** A reader's report of a price: all fields that are sent and stored, none about the reader. */
export type PriceReport = {
  /** slug of the lender's offer */
  lender: string;
  kind: CreditKind;
  /** rounded to whole hundreds */
  sumLei: number;
  days: number;
  /** cost above the principal, without initial fees, in percent of the principal a day, two decimals */
  percentPerDay: number;
  /** fees at the start, whole lei */
  feesLei: number;
  /** of the contract; of an offer that is not signed, the month it was checked in; yyyy-mm */
  month: string;
};

/** The kinds of credit in words. */
export const kindWords: Readonly<Record<CreditKind, string>> = {
  single: 'credit cu o singură plată',
  instalments: repaymentWords.instalments,
  line: repaymentWords['credit-line'],
  card: repaymentWords['credit-card'],
  'pay-later': 'cumpărare cu plata mai târziu',
};

/** Derives the report of a checked contract; null while lender, kind or day are unknown: it could not agree with another. */
export function priceReport(contract: Contract): PriceReport | null {
  const { lender, kind, concluded, received, payments, days, feesAtStart } = contract;
  if (lender === null || kind === null || concluded === null) return null;
  const paid = payments.reduce<number>((sum, { amount }) => sum + amount, 0);
  return {
    lender: lender.slug,
    kind,
    sumLei: Math.max(100, Math.round(received / 10_000) * 100),
    days,
    percentPerDay: Math.max(0, Math.round(((paid - received) / received / days) * 10_000) / 100),
    feesLei: Math.round(feesAtStart / 100),
    month: concluded.slice(0, 7),
  };
}

/** The report as the fields of its form. */
export function writeReport(report: PriceReport): FormValues {
  const { lender, kind, sumLei, days, percentPerDay, feesLei, month } = report;
  return {
    creditor: lender,
    produs: kind,
    suma: String(sumLei),
    zile: String(days),
    'pe-zi': String(percentPerDay),
    comisioane: String(feesLei),
    luna: month,
  };
}
