import type { Bani } from '#domain/base/money/bani.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';

type Loans = { dobanzi: number[]; luni: number[] };

type TwoFigures = {
  /** name of each figure, above its column and inside a cell with both */
  names: [column: string, word: string][];
  of: (yearlyRatePercent: number, termMonths: number) => Bani[];
};

/**
 * Lays out loans of every requested rate and term to fit a phone: the more numerous dimension forms the rows, and with one rate
 * or one term each figure gets its own column. Six terms side by side would be more than twice too wide.
 * @returns `given` is what a single rate or term adds to the caption
 */
export function loansTable({ dobanzi, luni }: Loans, { names, of }: TwoFigures) {
  const isByRate = luni.length <= dobanzi.length;
  const [down, across] = isByRate ? [dobanzi, luni] : [luni, dobanzi];
  const figures = (each: number, other: number) =>
    (isByRate ? of(each, other) : of(other, each)).map((figure) => formatLei(figure));
  const corner = isByRate ? 'Dobândă pe an' : 'Perioada';
  const [nameDown, nameAcross] = isByRate ? [ratePercent, inMonths] : [inMonths, ratePerYear];

  const [only, ...others] = across;
  if (only !== undefined && others.length === 0) {
    return {
      given: isByRate ? `, pe ${inMonths(only)}` : `, la o dobândă de ${ratePerYear(only)}`,
      head: [corner, ...names.map(([column]) => column)],
      rows: down.map((each) => [nameDown(each), ...figures(each, only)]),
    };
  }
  const both = (each: number, other: number) => {
    const formatted = figures(each, other);
    return names.map(([, word], index) => `${word} ${formatted[index]}`).join(', ');
  };
  return {
    given: '',
    head: [corner, ...across.map(nameAcross)],
    rows: down.map((each) => [nameDown(each), ...across.map((other) => both(each, other))]),
  };
}

function inMonths(count: number): string {
  return countMonths(count);
}

function ratePerYear(rate: number): string {
  return `${ratePercent(rate)} pe an`;
}

/** Writes a rate with the decimals of the block: 6,5% beside the 6,5% of the text. */
function ratePercent(rate: number): string {
  return formatPercent(rate, String(rate).split('.')[1]?.length ?? 0);
}
