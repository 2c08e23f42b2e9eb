import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { payOff, type PayOffOrder } from './pay-off.ts';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { wholeLei } from '#domain/base/money/whole-lei.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

/** Charts the same debts with growing monthly amounts: their duration, and their cost in either order. */
export function debtsChart({ titlu, datorii, bugete }: ChartOf<'datorii'>): TextChart {
  const debts = datorii.map(({ nume, sold, dobanda, minim }) => ({
    name: nume,
    balance: fromLei(sold),
    yearlyRatePercent: dobanda,
    minimum: fromLei(minim),
    dueDay: null,
  }));
  const principal = bani(debts.reduce((sum, { balance }) => sum + balance, 0));
  const rows = bugete.map((budget) => {
    const inOrder = (order: PayOffOrder) => {
      const end = payOff(debts, { monthly: fromLei(budget), order });
      if (!end) throw new RangeError(`grafic: datorii: ${budget} lei a month never end them`);
      return { months: end.months, interest: wholeLei(end.interest) };
    };
    return { budget: fromLei(budget), avalanche: inOrder('avalanche'), snowball: inOrder('snowball') };
  });
  const inWords = rows.map(
    ({ budget, avalanche: { months, interest } }) =>
      `cu ${leiInSentence(budget)} pe lună, ${countMonths(months)} și ${leiInSentence(interest)} dobândă`,
  );
  return {
    title: titlu,
    shape: {
      kind: 'costs',
      parts: ['datoriile', 'dobânda'],
      rows: rows.map(({ budget, avalanche: { months, interest } }) => ({
        label: `${formatLei(budget)} pe lună`,
        principal,
        cost: interest,
        end: `${countMonths(months)}, ${formatLei(interest)}`,
      })),
    },
    description: `Întâi datoria cu dobânda cea mai mare: ${inWords.join('; ')}. Calculul nostru: dobânzi fixe, fără cheltuieli noi, iar suma unei datorii închise trece la următoarea.`,
    sources: [],
    table: {
      head: ['Pe lună', 'Avalanșa, cu dobânda ei', 'Bulgărele'],
      rows: rows.map(({ budget, avalanche, snowball }) => [
        formatLei(budget),
        ...[avalanche, snowball].map(
          ({ months, interest }) => `${countMonths(months)}, ${formatLei(interest)}`,
        ),
      ]),
    },
  };
}
