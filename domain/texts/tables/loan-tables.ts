import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap, lawPercent } from '#domain/law/rules-in-words.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { monthlyPayment } from '#domain/loan/monthly-payment.ts';
import { bani, fromLei, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { wholeLei } from '#domain/base/money/whole-lei.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { CalculationOf } from '#domain/texts/schemas/calculation-schema.ts';
import type { ComputedTable } from './computed-table.ts';
import { loansTable } from './loans-table.ts';

/** Computes the payment of a loan in euro and the income it asks. @throws {RangeError} without a ceiling of the payments of a month */
export function salaryTable(
  { euro, curs, ...loans }: CalculationOf<'salariu'>,
  pack: RulePack | null,
): ComputedTable {
  const share = pack?.incomeSharePercent?.value;
  if (share === undefined) throw new RangeError('no ceiling of the payments of a month');
  const principal = roundToBani(euro * curs * 100);
  const { given, ...table } = loansTable(loans, {
    names: [
      ['Rata lunară', 'rată'],
      ['Venitul net', 'venit'],
    ],
    of: (yearlyRatePercent, termMonths) => {
      const payment = monthlyPayment({ principal, yearlyRatePercent, termMonths });
      return [wholeLei(payment), wholeLei((payment * 100) / share)];
    },
  });
  return {
    caption: `Rata lunară și venitul net necesar pentru ${countNoun(euro, 'euro', 'euro')}, adică ${leiInSentence(wholeLei(principal))}${given}`,
    ...table,
    note: `Calculul nostru: rate egale, fără comisioane; venitul este rata împărțită la ${lawPercent(share)}, fără alte credite. Sumele sunt rotunjite la leu.`,
  };
}

/** Computes the payment and the total of a loan. */
export function instalmentTable({ suma, ...loans }: CalculationOf<'rate'>): ComputedTable {
  const principal = fromLei(suma);
  const { given, ...table } = loansTable(loans, {
    names: [
      ['Rata lunară', 'rată'],
      ['Totalul de plată', 'total'],
    ],
    of: (yearlyRatePercent, termMonths) => {
      const rows = annuitySchedule({ principal, yearlyRatePercent, termMonths });
      return [rows[0]?.payment ?? principal, sumOf(rows)];
    },
  });
  return {
    caption: `Rata lunară și totalul de plată pentru ${leiInSentence(principal)}${given}`,
    ...table,
    note: 'Calculul nostru: rate egale, fără comisioane; ultima rată poate diferi cu câțiva bani.',
  };
}

/** Computes the most a loan may cost by day. @throws {RangeError} for a sum without a legal ceiling */
export function ceilingTable({ suma, zile }: CalculationOf<'plafon'>, pack: RulePack | null): ComputedTable {
  const principal = fromLei(suma);
  return {
    caption: `Cât poate costa, cel mult, un credit IFN de ${leiInSentence(principal)}`,
    head: ['Țineți banii', 'Cost, cel mult', 'Dați înapoi, cel mult'],
    rows: zile.map((days) => {
      const maximum = legalMaximum(principal, days, pack);
      if (!maximum) throw new RangeError(`no legal ceiling for ${suma} lei`);
      return [countDays(days), formatLei(maximum.cost), formatLei(maximum.total)];
    }),
    note: `Calculul nostru, după ${pack?.capLawName ?? 'lege'}.`,
  };
}

/** Computes the most a loan may cost under the ceiling of DAE. @throws {RangeError} without one */
export function aprCeilingTable(
  { suma, luni, puncte }: CalculationOf<'plafon-dae'>,
  pack: RulePack | null,
): ComputedTable {
  const cap = pack?.generalAprCapPercent;
  if (!cap) throw new RangeError('no legal ceiling of DAE');
  const principal = fromLei(suma);
  const rowOf = (points: number, termMonths: number) => {
    // DAE compounds the interest of a month; the nominal rate is twelve of them.
    const yearlyRatePercent = ((1 + (cap.value + points) / 100) ** (1 / 12) - 1) * 1200;
    const loan = { principal, yearlyRatePercent, termMonths };
    const ceiling = points === 0 ? 'la plafon' : `cu ${countNoun(points, 'punct', 'puncte')} mai sus`;
    return [
      `${ceiling}, ${countMonths(termMonths)}`,
      formatLei(wholeLei(monthlyPayment(loan))),
      formatLei(wholeLei(sumOf(annuitySchedule(loan)))),
    ];
  };
  return {
    caption: `Cât poate costa, cel mult, un credit IFN de ${leiInSentence(principal)}, la o DAE de ${datedAprCap(cap)}`,
    head: ['DAE și perioada', 'Rata lunară', 'Total de plată'],
    rows: puncte.flatMap((points) => luni.map((termMonths) => rowOf(points, termMonths))),
    note: 'Calculul nostru: rate egale, fără comisioane. Sumele sunt rotunjite la leu.',
  };
}

function sumOf(rows: readonly { payment: Bani }[]): Bani {
  return bani(rows.reduce((sum, row) => sum + row.payment, 0));
}
