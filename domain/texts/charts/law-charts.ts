import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { dailyCap, dailyCost, legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lawPercent } from '#domain/law/rules-in-words.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

const OUR_READING = 'Calculul nostru, cu procentul pe zi luat din suma împrumutată.';

/** Charts how the highest legal cost of a loan grows daily, up to the loan's amount. */
export function ceilingChart({ titlu, suma, zile }: ChartOf<'plafon'>, pack: RulePack | null): TextChart {
  const { caps, principal, daily, costAfter } = ceilingOf(suma, pack);
  const days = Array.from({ length: zile + 1 }, (_, day) => day);
  const stop = days.find((day) => costAfter(day) >= principal);
  const shown = [7, 15, 30, 60, 91, ...(stop === undefined ? [] : [stop]), zile];
  const inWords = stop === undefined ? '' : ` Din ziua ${stop} costul nu mai crește: a ajuns cât suma.`;
  return {
    title: titlu,
    shape: {
      kind: 'lines',
      lines: [
        { name: 'costul, cel mult', points: days.map((day) => [day, costAfter(day)]) },
        {
          name: 'cât suma împrumutată',
          points: [
            [0, principal],
            [zile, principal],
          ],
        },
      ],
      top: principal,
      axis: { top: formatLei(principal), bottom: '0', ends: ['ziua 0', `ziua ${zile}`] },
    },
    description: `La ${leiInSentence(principal)}, fiecare zi poate adăuga cel mult ${leiInSentence(daily)}; după 30 de zile, ${leiInSentence(costAfter(30))}.${inWords} ${OUR_READING}`,
    sources: [caps.source],
    table: {
      head: ['Ziua', 'Costul, cel mult', 'Dați înapoi, cel mult'],
      rows: [...new Set(shown.filter((day) => day <= zile))]
        .toSorted((a, b) => a - b)
        .map((day) => [String(day), formatLei(costAfter(day)), formatLei(bani(principal + costAfter(day)))]),
    },
  };
}

/** Charts the daily ceiling by amount: the larger the loan, the lower. */
export function ceilingBandsChart({ titlu }: ChartOf<'trepte-plafon'>, pack: RulePack | null): TextChart {
  const caps = pack?.dailyCaps;
  const bands = caps?.value ?? [];
  const [first, last] = [bands[0], bands.at(-1)];
  if (!caps || !first || !last) throw new RangeError('grafic: no daily ceilings');
  const froms = [fromLei(0), ...bands.map(({ upTo }) => upTo)];
  const points = bands.map(({ percentPerDay }, index) => [froms[index] ?? 0, percentPerDay] as const);
  return {
    title: titlu,
    shape: {
      kind: 'steps',
      lines: [{ name: 'costul pe zi, cel mult', points: [...points, [last.upTo, last.percentPerDay]] }],
      top: first.percentPerDay,
      axis: {
        top: `${lawPercent(first.percentPerDay)} pe zi`,
        bottom: '0%',
        ends: ['0 lei', formatLei(last.upTo)],
      },
    },
    description: `${bands.map(({ upTo, percentPerDay }) => `Până la ${leiInSentence(upTo)}, cel mult ${lawPercent(percentPerDay)} pe zi`).join('. ')}.`,
    sources: [caps.source],
    table: {
      head: ['Suma, până la', 'Pe zi, cel mult', 'În lei pe zi, la suma cea mai mare'],
      rows: bands.map(({ upTo, percentPerDay }) => [
        formatLei(upTo),
        lawPercent(percentPerDay),
        formatLei(dailyCost(upTo, percentPerDay, 1)),
      ]),
    },
  };
}

/** Charts the highest legal cost of a loan on its due date, and some days later. */
export function lateChart({ titlu, suma, zile }: ChartOf<'intarziere'>, pack: RulePack | null): TextChart {
  const { caps, principal, costAfter } = ceilingOf(suma, pack);
  const [due = 0, ...later] = zile;
  const rowsOf = [due, ...later].map((day) => ({
    label: day === due ? `la timp, ${countDays(day)}` : `${countDays(day - due)} mai târziu`,
    cost: costAfter(day),
  }));
  const [onTime, next] = rowsOf;
  const more = bani((next?.cost ?? 0) - (onTime?.cost ?? 0));
  return {
    title: titlu,
    shape: {
      kind: 'costs',
      parts: ['suma împrumutată', 'costul, cel mult'],
      rows: rowsOf.map(({ label, cost }) => ({ label, principal, cost, end: `cel mult ${formatLei(cost)}` })),
    },
    description: `La ${leiInSentence(principal)}, ${countDays((later[0] ?? due) - due)} de întârziere pot adăuga cel mult ${leiInSentence(more)}. Este limita legii, nu prețul unui creditor. ${OUR_READING}`,
    sources: [caps.source],
    table: {
      head: ['Când plătiți', 'Costul, cel mult', 'Dați înapoi, cel mult'],
      rows: rowsOf.map(({ label, cost }) => [label, formatLei(cost), formatLei(bani(principal + cost))]),
    },
  };
}

/** Charts the usual maximum of all monthly payments as a share of income, and the rest. */
export function shareChart({ titlu, venituri }: ChartOf<'indatorare'>, pack: RulePack | null): TextChart {
  const share = pack?.incomeSharePercent;
  if (!share) throw new RangeError('grafic: no ceiling of the payments of a month');
  const rows = venituri.map((income) => {
    const payments = bani(Math.round(income * share.value));
    return { income: fromLei(income), payments, left: bani(fromLei(income) - payments) };
  });
  const inWords = rows.map(
    ({ income, payments, left }) =>
      `din ${leiInSentence(income)}, rate de cel mult ${formatLei(payments)} și rămân ${formatLei(left)}`,
  );
  return {
    title: titlu,
    shape: {
      kind: 'costs',
      parts: ['rămân pentru tot restul', 'rate, cel mult'],
      rows: rows.map(({ income, payments, left }) => ({
        label: `venit ${formatLei(income)}`,
        principal: left,
        cost: payments,
        end: `rate de ${formatLei(payments)}`,
      })),
    },
    description: `La ${lawPercent(share.value)}: ${inWords.join('; ')}. Limita este a creditorilor, nu o țintă.`,
    sources: [share.source],
    table: {
      head: ['Venit net', 'Rate, cel mult', 'Rămân'],
      rows: rows.map(({ income, payments, left }) => [
        formatLei(income),
        formatLei(payments),
        formatLei(left),
      ]),
    },
  };
}

function ceilingOf(sumLei: number, pack: RulePack | null) {
  const caps = pack?.dailyCaps;
  const principal = fromLei(sumLei);
  const percentPerDay = dailyCap(principal, pack);
  if (!caps || percentPerDay === null) throw new RangeError(`grafic: no legal ceiling for ${sumLei} lei`);
  const costAfter = (days: number): Bani =>
    days === 0 ? bani(0) : (legalMaximum(principal, days, pack)?.cost ?? principal);
  return { caps, principal, daily: dailyCost(principal, percentPerDay, 1), costAfter };
}
