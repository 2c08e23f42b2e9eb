import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lawPercent } from '#domain/law/rules-in-words.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { scheduleWithEarlyRepayment } from '#domain/loan/early-repayment.ts';
import { minimumPayments } from '#domain/loan/minimum-payments.ts';
import { monthlyPayment } from '#domain/loan/monthly-payment.ts';
import { bani, fromLei, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import { wholeLei } from '#domain/base/money/whole-lei.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

const NO_FEES = 'Calculul nostru: rate egale, fără alte costuri.';

/** Charts the cost of one loan at several terms, rates or fees, on one scale. */
export function loanCostsChart({ titlu, suma, luni, dobanzi, comisioane }: ChartOf<'costuri'>): TextChart {
  const principal = fromLei(suma);
  const rows = dobanzi.flatMap((rate) =>
    luni.flatMap((termMonths) =>
      comisioane.map((feePercent) => {
        const schedule = annuitySchedule({ principal, yearlyRatePercent: rate, termMonths });
        const fee = shareOf(principal, percentShare(feePercent));
        const cost = bani(schedule.reduce<number>((sum, { interest }) => sum + interest, fee));
        const apr = aprPercent({
          advances: [{ amount: principal, years: 0 }],
          repayments: [
            { amount: fee, years: 0 },
            ...schedule.map(({ payment, month }) => ({ amount: payment, years: month / 12 })),
          ],
        });
        const names = [
          luni.length > 1 && countMonths(termMonths),
          dobanzi.length > 1 && `${formatAsPrinted(rate)}% pe an`,
          comisioane.length > 1 &&
            (feePercent === 0 ? 'fără comision' : `comision ${formatAsPrinted(feePercent)}%`),
        ];
        const payment = schedule[0]?.payment ?? principal;
        return { label: names.filter(Boolean).join(', '), cost, payment: wholeLei(payment), apr };
      }),
    ),
  );
  const inWords = rows.map(
    ({ label, cost, payment }) => `${label}: rata ${formatLei(payment)}, costul ${formatLei(wholeLei(cost))}`,
  );
  return {
    title: titlu,
    shape: {
      kind: 'costs',
      parts: ['suma împrumutată', 'costul'],
      rows: rows.map(({ label, cost }) => ({
        label,
        principal,
        cost,
        end: `${formatLei(wholeLei(cost))} cost`,
      })),
    },
    description: `${inWords.join('; ')}. ${NO_FEES}`,
    sources: [],
    table: {
      head: ['Varianta', 'Rata lunară', 'Costul', 'Total de plată', 'DAE'],
      rows: rows.map(({ label, cost, payment, apr }) => [
        label,
        formatLei(payment),
        formatLei(wholeLei(cost)),
        formatLei(wholeLei(principal + cost)),
        apr === null ? '–' : formatApr(apr),
      ]),
    },
  };
}

/** Charts the interest in each payment: high at the start, low at the end. */
export function paymentsChart({ titlu, suma, luni, dobanda }: ChartOf<'plati'>): TextChart {
  const rows = annuitySchedule({ principal: fromLei(suma), yearlyRatePercent: dobanda, termMonths: luni });
  const [first, last] = [rows[0], rows.at(-1)];
  const interest = bani(rows.reduce((sum, row) => sum + row.interest, 0));
  const firstHalf = rows.slice(0, Math.ceil(luni / 2)).reduce((sum, row) => sum + row.interest, 0);
  return {
    title: titlu,
    shape: {
      kind: 'bars',
      parts: ['scade datoria', 'dobândă'],
      bars: rows.map((row) => [row.payment - row.interest, row.interest]),
      axis: { ends: ['luna 1', `luna ${luni}`] },
    },
    description: `Din prima rată, de ${formatLei(wholeLei(first?.payment ?? 0))}, ${formatLei(wholeLei(first?.interest ?? 0))} sunt dobândă; din ultima, ${formatLei(wholeLei(last?.interest ?? 0))}. În prima jumătate a perioadei se plătesc ${formatLei(wholeLei(firstHalf))} din dobânda totală de ${formatLei(wholeLei(interest))}. ${NO_FEES}`,
    sources: [],
    table: {
      head: ['Luna', 'Rata', 'Din ea, dobândă', 'Mai datorați'],
      rows: everyFew(rows).map((row) => [
        String(row.month),
        formatLei(wholeLei(row.payment)),
        formatLei(wholeLei(row.interest)),
        formatLei(wholeLei(row.balance)),
      ]),
    },
  };
}

/** Charts the remaining debt month by month: as agreed, and with one extra payment that shortens the term. */
export function balanceChart({ titlu, suma, luni, dobanda, plata }: ChartOf<'sold'>): TextChart {
  const terms = { principal: fromLei(suma), yearlyRatePercent: dobanda, termMonths: luni };
  const agreed = annuitySchedule(terms);
  const { rows: early } = scheduleWithEarlyRepayment(terms, 'equal', {
    afterMonth: plata.luna,
    amount: fromLei(plata.suma),
    effect: 'shorter-term',
  });
  // Sums rounded totals, so that subtracting the table's figures gives the same result.
  const interestOf = (rows: readonly { interest: Bani }[]) =>
    wholeLei(rows.reduce((sum, row) => sum + row.interest, 0));
  const saved = bani(interestOf(agreed) - interestOf(early));
  const pointsOf = (rows: readonly { month: number; balance: Bani }[]) => [
    [0, terms.principal] as const,
    ...rows.map(({ month, balance }) => [month, balance] as const),
  ];
  const months = agreed.filter(({ month }) => month % Math.ceil(luni / 12) === 0);
  return {
    title: titlu,
    shape: {
      kind: 'lines',
      lines: [
        { name: 'cu plata în avans', points: pointsOf(early) },
        { name: 'după grafic', points: pointsOf(agreed) },
      ],
      top: terms.principal,
      axis: {
        top: `${formatLei(terms.principal)} datorați`,
        bottom: '0',
        ends: ['începutul', `luna ${luni}`],
      },
    },
    description: `Plătiți în avans ${leiInSentence(fromLei(plata.suma))} în luna ${plata.luna} și terminați cu ${countMonths(luni - early.length)} mai devreme, cu ${leiInSentence(saved)} mai puțină dobândă. ${NO_FEES}`,
    sources: [],
    table: {
      head: ['Luna', 'Datoria după grafic', 'Datoria cu plata în avans'],
      rows: months.map(({ month, balance }) => [
        String(month),
        formatLei(wholeLei(balance)),
        formatLei(wholeLei(early[month - 1]?.balance ?? 0)),
      ]),
    },
  };
}

/** Charts a line of credit paid by its minimum, beside the same line with the first payment kept constant. */
export function minimumChart({ titlu, suma, dobanda, procent, cel_putin }: ChartOf<'minim'>): TextChart {
  const drawn = fromLei(suma);
  const rule = { percent: procent, of: 'owed' as const, atLeast: fromLei(cel_putin) };
  const minimum = minimumPayments(drawn, dobanda, rule);
  const fixed =
    minimum && minimumPayments(drawn, dobanda, { ...rule, percent: 0, atLeast: minimum.payments[0].paid });
  if (!minimum || !fixed) throw new RangeError('grafic: minim: the minimum never ends the debt');
  const [short, long] = [fixed.payments.length, minimum.payments.length];
  const pointsOf = ({ payments }: typeof minimum) => [
    [0, drawn] as const,
    ...payments.map(({ month, balance }) => [month, balance] as const),
  ];
  return {
    title: titlu,
    shape: {
      kind: 'lines',
      lines: [
        { name: 'numai minimul', points: pointsOf(minimum) },
        { name: 'prima plată, păstrată', points: pointsOf(fixed) },
      ],
      top: drawn,
      axis: { top: `${formatLei(drawn)} datorați`, bottom: '0', ends: ['începutul', `luna ${long}`] },
    },
    description: `Numai cu plata minimă terminați după ${countMonths(long)} și plătiți ${leiInSentence(wholeLei(minimum.cost))} dobândă. Dacă păstrați prima plată, ${leiInSentence(wholeLei(minimum.payments[0].paid))}, terminați după ${countMonths(short)}, cu ${leiInSentence(wholeLei(fixed.cost))} dobândă. Calculul nostru: ${formatAsPrinted(dobanda)}% pe an, minimul ${formatAsPrinted(procent)}% din datorie, cel puțin ${leiInSentence(fromLei(cel_putin))}, fără trageri noi.`,
    sources: [],
    table: {
      head: ['Luna', 'Plata minimă', 'Mai datorați', 'Cu prima plată păstrată'],
      rows: everyFew(minimum.payments).map(({ month, paid, balance }) => [
        String(month),
        formatLei(wholeLei(paid)),
        formatLei(wholeLei(balance)),
        formatLei(wholeLei(fixed.payments[month - 1]?.balance ?? 0)),
      ]),
    },
  };
}

/** Charts the income required for a loan by term, above the instalment itself. */
export function salaryChart(
  { titlu, euro, curs, dobanda, luni: [shortest, longest] }: ChartOf<'salariu'>,
  pack: RulePack | null,
): TextChart {
  const share = pack?.incomeSharePercent;
  if (!share) throw new RangeError('grafic: no ceiling of the payments of a month');
  const principal = roundToBani(euro * curs * 100);
  const step = Math.max(1, Math.round((longest - shortest) / 12));
  const terms: number[] = [];
  for (let term = shortest; term < longest; term += step) terms.push(term);
  const rows = [...terms, longest].map((termMonths) => {
    const payment = monthlyPayment({ principal, yearlyRatePercent: dobanda, termMonths });
    return { termMonths, payment: wholeLei(payment), income: wholeLei((payment * 100) / share.value) };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  const top = first?.income ?? bani(0);
  return {
    title: titlu,
    shape: {
      kind: 'lines',
      lines: [
        { name: 'venitul net necesar', points: rows.map(({ termMonths, income }) => [termMonths, income]) },
        { name: 'rata lunară', points: rows.map(({ termMonths, payment }) => [termMonths, payment]) },
      ],
      top,
      axis: { top: formatLei(top), bottom: '0', ends: [`${shortest} luni`, `${longest} luni`] },
    },
    description: `Pe ${countMonths(shortest)}, rata este ${formatLei(first?.payment ?? bani(0))} și cere un venit net de ${formatLei(first?.income ?? bani(0))}; pe ${countMonths(longest)}, ${formatLei(last?.payment ?? bani(0))} și ${formatLei(last?.income ?? bani(0))}. Calculul nostru: ${leiInSentence(wholeLei(principal))}, ${formatAsPrinted(dobanda)}% pe an, rate egale, ${lawPercent(share.value)} din venit, fără alte credite.`,
    sources: [share.source],
    table: {
      head: ['Perioada', 'Rata lunară', 'Venitul net'],
      rows: rows.map(({ termMonths, payment, income }) => [
        countMonths(termMonths),
        formatLei(payment),
        formatLei(income),
      ]),
    },
  };
}

/** Picks the first and last of many rows, and some between: nobody reads a table of 120 months. */
function everyFew<Row>(rows: readonly Row[]): Row[] {
  const step = Math.ceil(rows.length / 12);
  return rows.filter((_, index) => index % step === 0 || index === rows.length - 1);
}
