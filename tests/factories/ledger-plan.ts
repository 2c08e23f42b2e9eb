import { randomUUID } from 'node:crypto';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { type Click } from '#server/visits/clicks/click.ts';
import { newClick } from './new-click.ts';

/** What happens in some weeks of clicks and reports, drawn from a seed: the sent reports, and the result of an independent count. */
export type LedgerPlan = {
  clicks: (Click & { isLate: boolean })[];
  reports: PlannedReport[];
};

export type PlannedReport = {
  transaction: string;
  click: Click;
  status: 'pending' | 'approved' | 'rejected';
  /** as sent; '' for none */
  payout: string;
  currency: string;
  at: Date;
  isConfirmed: boolean;
};

export const offerIds = ['101', '102', '103', '104', '105'] as const;
const BILLION = '999999999.99';
const FIRST = Date.UTC(2026, 10, 1, 6);
const DAY_MS = 86_400_000;

type Terms = Omit<PartnerTerms, 'id' | 'partnerId'> & { provider: string };
/** Three partners: a percentage; a fixed sum for three offers, with a limit that is reached; terms that change, and an end. */
export const plannedTerms: readonly Terms[] = [
  termsOf('p-unu', { share: { kind: 'percent', hundredths: 2_500 } }),
  termsOf('p-doi', {
    offers: ['101', '102', '103'],
    share: { kind: 'fixed', bani: 4_500 },
    monthlyLimitBani: 12_000,
  }),
  termsOf('p-trei', {
    share: { kind: 'percent', hundredths: 3_333 },
    monthlyLimitBani: 400_000,
    until: '2026-11-10',
  }),
  termsOf('p-trei', { share: { kind: 'fixed', bani: 3_001 }, from: '2026-11-11' }),
];
/** From this moment on `p-trei` has no account: its clicks are not paid, what came of earlier ones is. */
export const endOfThird = new Date(FIRST + 19 * DAY_MS);

function termsOf(provider: string, more: Partial<Terms>): Terms {
  return {
    provider,
    offers: null,
    share: { kind: 'fixed', bani: 0 },
    monthlyLimitBani: null,
    holdDays: 14,
    payoutThresholdBani: 10_000,
    from: '2026-10-01',
    until: null,
    ...more,
  };
}

const holidays = ['2026-11-30', '2026-12-01', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02'];
/** Tells whether there is a rate of a day: Monday to Friday, without holidays. @param day yyyy-mm-dd */
export const hasRate = (day: string): boolean =>
  new Date(day).getUTCDay() % 6 !== 0 && !holidays.includes(day);
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Lei for one euro on a day, in ten-thousandths; on a day without a rate those of the day before. @param day yyyy-mm-dd */
export const euroOn = (day: string): number =>
  hasRate(day) ? 50_000 + ((Date.parse(day) / DAY_MS) % 97) : euroOn(isoDay(Date.parse(day) - DAY_MS));

/** Days that a plan may need a rate of. */
export const plannedDays: readonly string[] = Array.from({ length: 92 }, (_, count) =>
  isoDay(Date.UTC(2026, 9, 20) + count * DAY_MS),
);

/** Draws a plan. @param seed a whole number: the same one draws the same plan, ids apart */
export function drawLedgerPlan({
  seed,
  clicks: clickCount,
  reports: reportCount,
}: {
  seed: number;
  clicks: number;
  reports: number;
}): LedgerPlan {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const people = Array.from({ length: Math.ceil(clickCount / 40) }, () => randomUUID());
  const clicks = Array.from({ length: clickCount }, () => ({
    ...newClick({
      offerId: pick(offerIds),
      providerId: pick(['p-unu', 'p-unu', 'p-doi', 'p-doi', 'p-trei', 'p-trei', 'p-nimeni', null]),
      clientId: random() < 0.3 ? null : pick(people),
      isBot: random() < 0.08,
      createdAt: momentOn(random, 0, 25),
    }),
    isLate: random() < 0.02,
  }));
  const seen = new Set<number>();
  const reports: PlannedReport[] = [];
  while (reports.length < reportCount) {
    const click = pick(clicks);
    const transaction = randomUUID();
    const currency = pick(['RON', 'RON', 'RON', 'EUR', 'EUR', 'JPY']);
    for (const status of pick(lives)) {
      let at = momentOn(random, 0, 40, click.createdAt);
      // Equal moments would be ordered by their reading, which is random here.
      while (seen.has(at.getTime())) at = new Date(at.getTime() + 1);
      seen.add(at.getTime());
      const amount = (20 + Math.floor(random() * 200_000) / 100).toFixed(2);
      const payout = random() < 0.7 ? amount : pick([amount.replace('.', ','), '', '0', '-5', BILLION]);
      const report = { transaction, click, status, payout, currency, at, isConfirmed: false };
      reports.push({ ...report, isConfirmed: payout === BILLION && random() < 0.3 });
      // The same is reported again, as networks do.
      if (random() < 0.2) reports.push({ ...report, at: new Date(at.getTime() + 60_007 + seen.size) });
    }
  }
  return { clicks, reports };
}

const lives = [
  ['approved'],
  ['pending', 'approved'],
  ['approved', 'approved'],
  ['pending', 'approved', 'rejected'],
  ['approved', 'rejected', 'approved'],
  ['rejected'],
  ['pending'],
] as const;

/** Returns a moment between 06:00 and 20:00 UTC, so that its day is the same in Bucharest. */
function momentOn(random: () => number, from: number, days: number, after = new Date(FIRST)): Date {
  const day = Math.floor((after.getTime() - FIRST) / DAY_MS) + from + Math.floor(random() * days);
  return new Date(
    Math.max(FIRST + day * DAY_MS + Math.floor(random() * 14 * 3_600_000), after.getTime() + 1),
  );
}

/** A small generator of numbers in [0, 1) (mulberry32): tests need the same ones each time. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
