import { endOfThird, euroOn, type LedgerPlan, plannedTerms, type PlannedReport } from './ledger-plan.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const hundredths = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

/**
 * Counts the sums owed from the sent reports alone, without any of our rules: the oracle of the ledger.
 * @returns bani by „transaction day from which it can be paid”
 */
export function countOwed({ reports }: LedgerPlan): Map<string, number> {
  const lives = Map.groupBy(
    reports
      .filter(({ payout }) => payout !== '-5')
      .toSorted((one, other) => Number(one.at) - Number(other.at)),
    ({ transaction }) => transaction,
  );
  const approved = [...lives.values()].flatMap((life) => approvalOf(life) ?? []);
  const left = new Map<string, number>();
  const owed = new Map<string, number>();
  for (const { click, transaction, since, cents, euroDay } of approved.toSorted(
    (a, b) => Number(a.since) - Number(b.since),
  )) {
    const isEnded = click.providerId === 'p-trei' && click.createdAt >= endOfThird;
    const day = dayOf(click.createdAt);
    const place = plannedTerms.findIndex(
      ({ provider, offers, from, until }) =>
        provider === click.providerId &&
        (offers?.includes(click.offerId) ?? true) &&
        from <= day &&
        day <= (until ?? '9'),
    );
    const terms = plannedTerms[place];
    if (isEnded || click.isBot || !terms) continue;
    const { share, monthlyLimitBani: limit } = terms;
    const rate = euroDay === null ? 10_000n : BigInt(euroOn(euroDay));
    const percent = share.kind === 'percent' ? BigInt(share.hundredths) : 0n;
    if (share.kind === 'percent' && cents === null) continue;
    const bani =
      share.kind === 'fixed'
        ? share.bani
        : Number((2n * BigInt(cents ?? 0) * rate * percent + 100_000_000n) / 200_000_000n);
    const month = `${place} ${dayOf(since).slice(0, 7)}`;
    const given = Math.min(bani, left.get(month) ?? limit ?? Infinity);
    left.set(month, (left.get(month) ?? limit ?? Infinity) - given);
    const payable = dayOf(new Date(since.getTime() + 14 * 86_400_000));
    if (given > 0) owed.set(`${transaction} ${payable}`, given);
  }
  return owed;
}

/** Returns the standing approval of a transaction; undefined when there is none, or when its amount waits for a person or a rate. */
function approvalOf(life: readonly PlannedReport[]) {
  const isLarge = ({ payout }: PlannedReport) => payout === '999999999.99';
  const isRight = life.some(({ isConfirmed }) => isConfirmed);
  const decisions = life.filter(({ status }) => status !== 'pending');
  const [last, [first]] = [decisions.at(-1), life];
  if (last?.status !== 'approved' || !first) return undefined;
  const since =
    decisions.slice(decisions.findLastIndex(({ status }) => status === 'rejected') + 1)[0]?.at ?? last.at;
  const named = (of: readonly PlannedReport[]) =>
    of.filter((one) => one.payout !== '' && (!isLarge(one) || isRight));
  const waiting = life.slice(
    0,
    life.findIndex(({ status }) => status !== 'pending'),
  );
  const amount = named(decisions).at(-1) ?? named(waiting).at(-1);
  const isLike = (one: PlannedReport) => hundredths(one.payout) === hundredths(amount?.payout ?? '');
  const run =
    named(decisions).slice(named(decisions).findLastIndex((one) => !isLike(one)) + 1)[0]?.at ?? since;
  const isForeign = first.currency !== 'RON';
  if (!amount && life.some(isLarge)) return undefined;
  const isWithoutRate = amount !== undefined && first.currency === 'JPY';
  const euroDay = isForeign ? dayOf(run > since ? run : since) : null;
  const cents = amount ? hundredths(amount.payout) : null;
  return {
    click: first.click,
    transaction: first.transaction,
    since,
    cents: isWithoutRate ? null : cents,
    euroDay,
  };
}
