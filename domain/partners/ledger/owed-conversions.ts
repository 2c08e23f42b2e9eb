import { addDays, dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { ConversionReport } from '#domain/partners/conversions/conversion-of-reports.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { type Decision, decisionOf } from './decision-of.ts';
import { shareOf } from './share-of.ts';

/** A conversion of a partner's click, with the terms of the moment of the click. */
export type LedgerConversion = {
  id: string;
  terms: Pick<PartnerTerms, 'id' | 'share' | 'monthlyLimitBani' | 'holdDays'>;
  /** all of its reports that count, at least one */
  reports: readonly ConversionReport[];
};

/** Lei for one unit of a currency, an exact decimal, and the day of which the national bank's rate is. */
export type KeptRate = { rate: string; currency: string; day: IsoDay };

export type Owed = {
  conversion: LedgerConversion;
  decision: Decision;
  /** sum by the terms, in bani; null while it waits, 0 when nothing is owed */
  share: number | null;
  /** the same within the month's limit */
  bani: number;
  /** first day on which it can be paid; null when nothing is owed */
  payableFrom: IsoDay | null;
  /** rate that turned the amount into lei */
  rate: KeptRate | null;
  /** what an approved conversion waits for: a person, an amount, or the national bank's rate */
  waitsFor: 'confirmation' | 'amount' | 'rate' | null;
};

type Options = {
  timeZone: string;
  /** rate of a conversion's currency on a day; undefined when it is not known */
  rateOf: (conversionId: string, currency: string, day: IsoDay) => KeptRate | undefined;
};

/**
 * Computes what a partner is owed for each conversion, from reports and terms alone, in whatever order they are given. Of each month
 * the terms' limit is shared out in the order of the approvals. An approval that is taken back makes room for the next one.
 * @see docs/decisions/188-the-ledger-of-partners.md
 */
export function owedConversions(conversions: readonly LedgerConversion[], options: Options): Owed[] {
  const { timeZone } = options;
  const inOrder = conversions
    .map((conversion) => shareIn(conversion, options))
    .toSorted(
      (one, other) => sinceOf(one) - sinceOf(other) || (one.conversion.id < other.conversion.id ? -1 : 1),
    );
  const used = new Map<string, number>();
  return inOrder.map((owed) => {
    const { decision, conversion, share } = owed;
    const { id, monthlyLimitBani: limit, holdDays } = conversion.terms;
    if (decision.status !== 'approved' || share === null) return owed;
    const day = dayOf(decision.since, timeZone);
    const month = `${id} ${day.slice(0, 7)}`;
    const before = used.get(month) ?? 0;
    const bani = limit === null ? share : Math.min(share, Math.max(limit - before, 0));
    used.set(month, before + bani);
    return { ...owed, bani, payableFrom: addDays(day, holdDays) };
  });
}

function shareIn(conversion: LedgerConversion, { timeZone, rateOf }: Options): Owed {
  const decision = decisionOf(conversion.reports);
  const nothing = {
    conversion,
    decision,
    share: null,
    bani: 0,
    payableFrom: null,
    rate: null,
    waitsFor: null,
  };
  if (decision.status === 'rejected') return { ...nothing, share: 0 };
  if (decision.status === 'pending') return nothing;
  if (decision.isUnconfirmed) return { ...nothing, waitsFor: 'confirmation' };
  const { share } = conversion.terms;
  if (share.kind === 'fixed') return { ...nothing, share: share.bani };
  const { payout, namedAt } = decision;
  if (payout === null) return { ...nothing, waitsFor: 'amount' };
  const { cents, currency } = payout;
  if (currency === 'RON') return { ...nothing, share: shareOf(share, cents, '1') };
  const rate = rateOf(conversion.id, currency, dayOf(namedAt, timeZone));
  if (!rate) return { ...nothing, waitsFor: 'rate' };
  return { ...nothing, share: shareOf(share, cents, rate.rate), rate };
}

function sinceOf({ decision }: Owed): number {
  return decision.status === 'approved' ? decision.since.getTime() : Infinity;
}
