import { isoDay } from '#domain/base/days/iso-day.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { SeriesPoint } from '#domain/base/series/series.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { startingLendingFacility } from './lending-facility.ts';
import type { RulePack } from './rule-pack.ts';

/** Cites an article of Legea 243/2024, whose whole text was read in November 2026. */
const law243 = (articles: string) => ({
  name: `Legea 243/2024, ${articles}`,
  url: 'https://legislatie.just.ro/Public/DetaliiDocument/286989',
  date: '2024-08-13',
  readAt: '2026-11',
});

/** Computes both ceilings of DAE from the rate they follow, dated with the day that rate was last seen. */
function followingRate({ value, source, lastSeen = source }: SeriesPoint) {
  const day = lastSeen.date ?? lastSeen.readAt;
  const seen = { ...lastSeen, date: day };
  const aprCap = (article: string, points: number) => ({
    value: value + points,
    source: {
      ...seen,
      name: `calcul propriu după Legea 243/2024, ${article}: dobânda BNR la facilitatea de creditare, ${formatPercent(value, 2)}${day ? ` la ${formatDate(day)}` : ''}, plus ${countNoun(points, 'punct procentual', 'puncte procentuale')}; sursa dobânzii: ${seen.name}`,
    },
  });
  return {
    lendingFacilityPercent: { value, source: seen },
    generalAprCapPercent: aprCap('art. 5', 27),
    mortgageAprCapPercent: aprCap('art. 4', 8),
  };
}

// Rules that stayed the same on 20.11.2026, as far as is known: on 30.09.2026 EUR-Lex showed no Romanian measure for Directive
// 2023/2225 and nothing adopted later was found. A directive binds states, not lenders (art. 288 TFEU), so OUG 50/2010 governs new
// contracts too. The warning is in both packs: showing it early harms nobody.
const common = {
  country: 'RO',
  warning: 'Atenție! Banii împrumutați costă bani.',
  serviceNotice:
    'Nu suntem creditor. Comparăm oferte, fără să vindem locul lor, și nu lucrăm exclusiv cu un creditor. Serviciul este gratuit.',
  serviceShort: 'Comparăm oferte, nu acordăm credite. Serviciul este gratuit.',
  dailyCaps: {
    value: [
      { upTo: fromLei(5_000), percentPerDay: 1 },
      { upTo: fromLei(10_000), percentPerDay: 0.8 },
      { upTo: fromLei(25_000), percentPerDay: 0.6 },
    ],
    source: law243('art. 6'),
  },
  capScope: {
    value: { maxPrincipal: fromLei(100_000), maxYears: 5 },
    source: law243('art. 1 și art. 2 lit. f'),
  },
  olderContracts: {
    value: { runningOn: isoDay(2024, 11, 11), mostArrearsDays: 60 },
    source: law243('art. 10 și art. 13'),
  },
  revisionDays: { value: 30, source: law243('art. 8') },
  penaltyCapPercent: { value: 100, source: law243('art. 9 lit. b') },
  penaltiesInCostUpTo: { value: fromLei(25_000), source: law243('art. 2 lit. j și art. 6') },
  incomeSharePercent: {
    value: 40,
    source: {
      name: 'Regulamentul BNR 17/2012, modificat de la 01.01.2019, prezentat de ziare.com',
      url: 'http://www.ziare.com/bani/credit/bnr-a-limitat-gradul-de-indatorare-la-creditele-acordate-persoanelor-fizice-surse-1534242',
      date: '2019-01-01',
      readAt: null,
    },
  },
  earlyRepaymentPercent: {
    value: { aboveAYear: 1, lastYear: 0.5 },
    source: {
      name: 'OUG 50/2010, art. 67, în forma Legii 288/2010',
      url: 'https://legislatie.just.ro/Public/DetaliiDocument/124860',
      date: '2010',
      readAt: '2026-11',
    },
  },
  capLawName: 'Legea 243/2024',
  // The specification's example, made exact: at 3,65% a year, 1 000 lei cost 9 lei in 90 days, not in 91.
  representativeExample: {
    principal: fromLei(1_000),
    termDays: 90,
    yearlyRatePercent: 3.65,
    total: fromLei(1_009),
    aprPercent: 3.7,
  },
} satisfies Partial<RulePack>;

// Article 58 (1) is quoted by the law that gave it this form; its later changes could not be read.
const withdrawal = {
  name: 'OUG 50/2010, art. 58 alin. (1), în forma Legii 288/2010',
  url: 'https://legislatie.just.ro/Public/DetaliiDocument/124860',
  date: '2010',
  readAt: '2026-11',
};

/** Romanian acts, ascending by first day. A change of law is a new entry at the end. */
const acts = [
  { ...common, validFrom: '2024-11-11', withdrawalDays: { value: 14, source: withdrawal } },
  {
    ...common,
    validFrom: '2026-11-20',
    withdrawalDays: {
      value: 14,
      source: { ...withdrawal, name: `${withdrawal.name}; la fel în Directiva (UE) 2023/2225, art. 26` },
    },
  },
];

/**
 * Builds the Romanian rules of consumer credit, ascending by first day: one pack for each act, and one for every change of the
 * central bank's rate, which the ceilings of DAE follow.
 * @param lendingFacility the series `lombard`, ascending; the first value holds before its day too
 */
export function romanianRulePacksBy(lendingFacility: readonly SeriesPoint[]): RulePack[] {
  const [first] = lendingFacility;
  if (!first) throw new RangeError('the ceilings of DAE follow a rate, and none is known');
  return acts.flatMap((act, index) => {
    const end = acts[index + 1]?.validFrom ?? '9999-12-31';
    const changes = lendingFacility.filter(({ from }) => from > act.validFrom && from < end);
    return [
      { ...act, ...followingRate(pointOn(lendingFacility, act.validFrom) ?? first) },
      ...changes.map((point) => ({ ...act, ...followingRate(point), validFrom: point.from })),
    ];
  });
}

/** The rules at the start of the site. */
export const romanianRulePacks: RulePack[] = romanianRulePacksBy([startingLendingFacility]);
