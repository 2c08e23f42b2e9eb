import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

/**
 * Charts the cost of exchanging lei by the spread, on one scale. One way, a margin is the distance of the price from the National
 * Bank's rate, and the remainder is worth that much less; there and back, it is the distance between both prices, half of it on
 * each side of the rate.
 */
export function exchangeChart({ titlu, suma, marje, inapoi }: ChartOf<'schimb'>): TextChart {
  const changed = fromLei(suma);
  const rows = marje.map((percent) => {
    const { part, whole } = percentShare(percent);
    const kept = inapoi
      ? { part: 2 * whole - part, whole: 2 * whole + part }
      : { part: whole, whole: whole + part };
    const left = shareOf(changed, kept);
    return { label: `${formatAsPrinted(percent)}%`, left, cost: bani(changed - left) };
  });
  const inWords = rows.map(({ label, cost }) => `la ${label}, ${leiInSentence(cost)}`);
  const what = inapoi
    ? 'Costul schimbului în amândouă sensurile, cu marja împărțită egal în jurul cursului BNR'
    : 'Costul față de cursul BNR';
  return {
    title: titlu,
    shape: {
      kind: 'costs',
      parts: [inapoi ? 'lei primiți înapoi' : 'cât valorează la cursul BNR', 'costul'],
      rows: rows.map(({ label, left, cost }) => ({
        label: `marja de ${label}`,
        principal: left,
        cost,
        end: `${formatLei(cost)} cost`,
      })),
    },
    description: `${what}: ${inWords.join('; ')}. Calculul nostru, fără comisioane.`,
    sources: [],
    table: {
      head: ['Marja', 'Schimbați', 'Rămân', 'Costul'],
      rows: rows.map(({ label, left, cost }) => [
        label,
        formatLei(changed),
        formatLei(left),
        formatLei(cost),
      ]),
    },
  };
}
