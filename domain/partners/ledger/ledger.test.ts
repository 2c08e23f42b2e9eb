import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConversionReport } from '#domain/partners/conversions/conversion-of-reports.ts';
import { dueOf, payoutEntry } from './decided-entries.ts';
import { readIban } from './iban.ts';
import { conversionInWords } from './conversion-in-words.ts';
import { conversionWord } from './conversion-word.ts';
import { entriesToAppend, standingOf } from './entries-to-append.ts';
import { type NewEntry, entryLine } from './entry.ts';
import { type LedgerConversion, owedConversions } from './owed-conversions.ts';
import { ratePerUnit } from './rate-per-unit.ts';
import { shareOf } from './share-of.ts';
import { sumsOn } from './sums-on.ts';

const terms: LedgerConversion['terms'] = {
  id: 1,
  share: { kind: 'percent', hundredths: 2_500 },
  monthlyLimitBani: null,
  holdDays: 14,
};
const rates: Record<string, string> = { 'EUR 2026-11-26': '5.0901', 'EUR 2026-11-27': '5.1' };
const options = {
  timeZone: 'Europe/Bucharest',
  rateOf: (_id: string, currency: string, day: string) => {
    const rate = rates[`${currency} ${day}`];
    return rate === undefined ? undefined : { rate, currency, day };
  },
};
type Word = ConversionReport['status'];

function report(status: Word, at: string, amount: number | null = null, currency = 'RON'): ConversionReport {
  const payout = amount === null ? null : { cents: amount, currency };
  return { status, payout, receivedAt: new Date(at), isConfirmed: false };
}
const owed = (reports: readonly ConversionReport[], change: Partial<LedgerConversion['terms']> = {}) => {
  const [one] = owedConversions([{ id: 'c1', terms: { ...terms, ...change }, reports }], options);
  if (!one) throw new Error('one conversion');
  return one;
};

test.each([
  // 120.50 lei × 25% = 30.125
  ['half a ban goes up', 12_050, '1', 2_500, 3_013],
  // 100 euro × 5.0901 × 12.5% = 63.62625
  ['a rate and a percentage', 10_000, '5.0901', 1_250, 6_363],
  // 0.99 × 4.9771 = 4.927329; half of it 2.4636645, of the rounded 4.93 it would be 2.465 and so 2.47
  ['rounded once, not the lei first', 99, '4.9771', 5_000, 246],
  ['nothing of nothing', 0, '5.0901', 2_500, 0],
  // a billion lei × 25%
  ['of a billion', 99_999_999_999, '1', 2_500, 25_000_000_000],
])('a percentage of what the lender pays, in bani: %s', (_case, cents, rate, hundredths, bani) => {
  expect(shareOf({ kind: 'percent', hundredths }, cents, rate)).toBe(bani);
});

test('a fixed share is the same whatever the lender pays', () => {
  expect(shareOf({ kind: 'fixed', bani: 4_500 }, 99_999, '5')).toBe(4_500);
});

test.each([
  ['4.9771', 1, '4.9771'],
  ['1.2817', 100, '0.012817'],
  ['12.5', 10, '1.25'],
  ['3', 100, '0.03'],
  ['5', 1, '5'],
])('%s lei for %i units are %s for one', (value, multiplier, perUnit) => {
  expect(ratePerUnit({ value, multiplier })).toBe(perUnit);
});

test('an approval is held from its first report, and a repeat moves neither hold nor rate', () => {
  const said = [
    report('approved', '2026-11-26T10:00:00Z', 10_000, 'EUR'),
    report('approved', '2026-11-27T10:00:00Z', 10_000, 'EUR'),
  ];
  // 100 euro × 5.0901 × 25% = 127.2525
  expect(owed(said)).toMatchObject({ bani: 12_725, payableFrom: '2026-12-10', rate: { day: '2026-11-26' } });
  expect(owed(said.toReversed())).toMatchObject({ bani: 12_725, payableFrom: '2026-12-10' });
});

test('an approval after midnight in Bucharest is of the new day and month', () => {
  expect(owed([report('approved', '2026-11-30T22:00:00Z', 100)])).toMatchObject({
    payableFrom: '2026-12-15',
  });
});

test('a later decision changes the amount, at the rate of its own day, and not the day of payment', () => {
  const said = [
    report('approved', '2026-11-26T10:00:00Z', 10_000, 'EUR'),
    report('approved', '2026-11-27T10:00:00Z', 20_000, 'EUR'),
  ];
  // 200 euro × 5.1 × 25%
  expect(owed(said)).toMatchObject({ bani: 25_500, payableFrom: '2026-12-10', rate: { day: '2026-11-27' } });
});

test('an amount of an approval that was taken back is turned at the rate of the new approval', () => {
  const said = [
    report('approved', '2026-11-26T10:00:00Z', 10_000, 'EUR'),
    report('rejected', '2026-11-26T11:00:00Z'),
    report('approved', '2026-11-27T10:00:00Z'),
  ];
  // 100 euro × 5.1 × 25%
  expect(owed(said)).toMatchObject({ bani: 12_750, payableFrom: '2026-12-11', rate: { day: '2026-11-27' } });
});

const APPROVED = '2026-11-26T10:00:00Z';
test.each<[string, ConversionReport[], Partial<LedgerConversion['terms']>, string, string | null]>([
  ['no decision yet', [report('pending', APPROVED, 100)], {}, 'waiting', null],
  ['approved, within the hold', [report('approved', APPROVED, 100)], {}, 'held', null],
  ['approved, hold over', [report('approved', APPROVED, 100)], { holdDays: 1 }, 'owed', null],
  ['over the limit', [report('approved', APPROVED, 100)], { monthlyLimitBani: 0 }, 'over-limit', null],
  ['refused', [report('rejected', APPROVED)], {}, 'refused', null],
  [
    'taken back after its approval',
    [report('rejected', '2026-11-27T10:00:00Z'), report('approved', APPROVED, 100)],
    {},
    'taken-back',
    null,
  ],
  [
    'a billion that nobody confirmed',
    [report('approved', APPROVED, 99_999_999_999)],
    {},
    'waiting',
    'confirmation',
  ],
  [
    'a billion, with a fixed share',
    [report('approved', APPROVED, 99_999_999_999)],
    { share: { kind: 'fixed', bani: 1 } },
    'waiting',
    'confirmation',
  ],
  ['no amount', [report('approved', APPROVED)], {}, 'waiting', 'amount'],
  ['no rate', [report('approved', APPROVED, 100, 'XYZ')], {}, 'waiting', 'rate'],
])('the state of a conversion: %s', (_case, reports, change, word, waitsFor) => {
  const one = owed(reports, change);
  expect([conversionWord(one, '2026-11-27'), one.waitsFor]).toEqual([word, waitsFor]);
});

test('an entry is sealed as one line', () => {
  const at = new Date('2026-11-26T10:12:44Z');
  expect(
    entryLine({ number: 7, at, kind: 'reversed', subject: 'c1', bani: -4_500, payableFrom: '2026-12-10' }),
  ).toBe('7|2026-11-26T10:12:44.000Z|reversed|c1|-4500|2026-12-10');
});

test('held, payable and paid are sums by day', () => {
  const entries = [
    { kind: 'accrued', bani: 5_000, payableFrom: '2026-12-01' },
    { kind: 'accrued', bani: 3_000, payableFrom: '2026-12-10' },
    { kind: 'reversed', bani: -3_000, payableFrom: '2026-12-10' },
    { kind: 'adjusted', bani: 200, payableFrom: '2026-12-02' },
    { kind: 'paid', bani: -4_000, payableFrom: '2026-12-02' },
  ] as const;
  expect(sumsOn(entries, '2026-11-30')).toEqual({ earned: 5_200, held: 1_200, payable: 0, paid: 4_000 });
  expect(sumsOn(entries, '2026-12-10')).toEqual({ earned: 5_200, held: 0, payable: 1_200, paid: 4_000 });
});

type Said = { conversion: number; status: Word; cents: number | null; currency: string; day: number };
const BILLION = 99_999_999_999;
const saidArbitrary: fc.Arbitrary<Said> = fc.record({
  conversion: fc.nat(4),
  status: fc.constantFrom('pending', 'approved', 'approved', 'rejected'),
  cents: fc.constantFrom(null, 0, 10_001, 20_000, BILLION),
  currency: fc.constantFrom('RON', 'EUR'),
  // two days of November and two of December
  day: fc.constantFrom(26, 27, 31, 32),
});
const LIMIT = 6_000;
const HOLD = 3;

/** The sum owed for each conversion, from its reports in the order of their receipt, month by month. */
function oracle(said: readonly (Said & { at: Date })[]) {
  const known = new Map<
    number,
    { status: Word; since: Date; cents: number | null; rateOn: number; euro: boolean }
  >();
  for (const { conversion, status, cents, currency, day, at } of said) {
    const before = known.get(conversion);
    if (before && before.status !== 'pending' && status === 'pending') continue;
    const isNewRun = before?.status !== status;
    const counts = cents !== null && cents !== BILLION;
    const euro = counts ? currency === 'EUR' : (before?.euro ?? false);
    const isSame = counts && before?.cents === cents && before.euro === euro;
    // An amount named while it waited is of no decision: a decision names it anew.
    const isNamed = counts && !(isSame && before.status !== 'pending');
    known.set(conversion, {
      status,
      since: isNewRun ? at : before.since,
      cents: counts ? cents : (before?.cents ?? null),
      rateOn: isNamed ? day : (before?.rateOn ?? day),
      euro,
    });
  }
  const left = new Map<boolean, number>();
  const owing = new Map<string, number>();
  const inOrder = [...known].toSorted(([, one], [, other]) => Number(one.since) - Number(other.since));
  for (const [conversion, { status, since, cents, rateOn, euro }] of inOrder) {
    if (status !== 'approved' || cents === null) continue;
    const day = Math.max(rateOn, dayNumber(since));
    const share = Math.floor((cents * (euro ? (oracleRates[day] ?? 0) : 10_000) * 2_500) / 1e8 + 0.5);
    const isDecember = dayNumber(since) > 30;
    const given = Math.min(share, left.get(isDecember) ?? LIMIT);
    left.set(isDecember, (left.get(isDecember) ?? LIMIT) - given);
    if (given > 0) owing.set(`c${conversion} ${dayNumber(since) + HOLD}`, given);
  }
  return owing;
}
const oracleRates: Record<number, number> = { 26: 50_000, 27: 50_010, 31: 50_020, 32: 50_030 };
const november = Date.UTC(2026, 10, 0);
const DAY = 86_400_000;
const dayNumber = (at: Date) => Math.floor((at.getTime() - november) / DAY);
const numberOfDay = (day: string) => dayNumber(new Date(`${day}T12:00:00Z`));

test('reports read in any order and in any batches give the entries that the oracle counts', () => {
  fc.assert(
    fc.property(
      fc.array(saidArbitrary, { minLength: 1, maxLength: 14 }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
      (given, numbers, sizes) => {
        const said = given
          .toSorted((one, other) => one.day - other.day)
          .map((one, place) => ({
            ...one,
            at: new Date(november + one.day * DAY + 3_600_000 * 8 + place * 60_000),
          }));
        const unread = said
          .map((one) => ({ one, place: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ one }) => one);
        const read: typeof said = [];
        const entries: NewEntry[] = [];
        while (unread.length > 0) {
          const part = unread.splice(0, sizes.next().value ?? 1);
          // A report that arrives twice counts once.
          read.push(...part);
          const rateOf = (_id: string, currency: string, day: string) => {
            const rate = String((oracleRates[numberOfDay(day)] ?? 0) / 10_000);
            return { rate, currency, day };
          };
          const conversions = [...Map.groupBy(read, ({ conversion }) => conversion)].map(([number, own]) => ({
            id: `c${number}`,
            terms: { ...terms, monthlyLimitBani: LIMIT, holdDays: HOLD },
            reports: own.map(({ status, cents, currency, at }) => ({
              status,
              payout: cents === null ? null : { cents, currency },
              receivedAt: at,
              isConfirmed: false,
            })),
          }));
          const now = owedConversions(conversions, { ...options, rateOf });
          entries.push(...entriesToAppend(now, standingOf(entries), () => entries.length));
          // Again it changes nothing.
          expect(entriesToAppend(now, standingOf(entries), () => 0)).toEqual([]);
        }
        const standing = [...standingOf(entries)].flatMap(([id, days]) =>
          [...days].flatMap(([day, bani]) =>
            bani === 0 ? [] : [[`${id} ${numberOfDay(day)}`, bani] as const],
          ),
        );
        expect(new Map(standing)).toEqual(oracle(said));
      },
    ),
    { numRuns: 300 },
  );
});

test('the number of an account is read by its check digits', () => {
  // The example of ISO 13616 for Romania.
  expect(readIban('ro49 aaaa 1b31 0075 9384 0000')).toBe('RO49AAAA1B31007593840000');
  expect(readIban('RO49AAAA1B31007593840001')).toBeUndefined();
  expect(readIban('RO49AAAA1B3100759384000')).toBeUndefined();
  expect(readIban('DE89370400440532013000')).toBe('DE89370400440532013000');
});

test('the unpaid part of a statement is the payable sum at its end, less later payments and reversals', () => {
  const late = { subject: 'late', bani: 2_000 };
  expect(dueOf(5_000, [])).toBe(5_000);
  expect(dueOf(5_000, [late, { subject: 'c', bani: -1_000 }])).toBe(4_000);
  expect(dueOf(5_000, [late, { subject: 'late', bani: -2_000 }])).toBe(5_000);
  const paid = payoutEntry({ partnerId: 'p', month: '2026-11', bani: 4_000, invoice: 'A 1', iban: '' });
  expect(dueOf(5_000, [{ subject: 'c', bani: -1_000 }, paid])).toBe(0);
});

test('the description of a conversion names the end of its hold, its payable day, or what is missing', () => {
  expect([
    conversionInWords('held', { payableFrom: '2026-12-05', waitsFor: null }),
    conversionInWords('owed', { payableFrom: '2026-12-05', waitsFor: null }),
    conversionInWords('waiting', { payableFrom: null, waitsFor: 'rate' }),
  ]).toEqual([
    'reținut până la 05.12.2026',
    'de plată din 05.12.2026',
    'în așteptare: cursul BNR nu a apărut încă',
  ]);
});
