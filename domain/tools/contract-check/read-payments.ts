import { addDays, daysBetween, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { InterestRate } from '#domain/tools/calculator/calculated-loan.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readLei } from '#domain/base/forms/read-number.ts';
import { repaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { readDay, yearsBetween } from './contract-days.ts';
import type { CreditKind, DatedPayment } from './contract.ts';

export type Payments = {
  payments: readonly [DatedPayment, ...DatedPayment[]];
  /** false: the dates of the payments are unknown */
  isTimed: boolean;
  /** one for each month of the term */
  isMonthly: boolean;
};

/** Duration of the loan: a term, or the days between two dates. */
export type Span = { term: Term } | { from: IsoDay; to: IsoDay };

const MAX_PAYMENTS = 600;
const MAX_LEI = fromLei(50_000_000);
const REPEATED = /^(\d{1,4}) ?(?:x|×|\*|ori|rate (?:a|de)|rate) ?(.+)$/i;
const LINE = /^(\S+?)[\s;:,]+(.+)$/;

/** Reads „30”, „30 de zile”, „12 luni”, „2 ani” or a date. A bare number is in the unit chosen beside it. */
export function readSpan(typed: string, unit: Term['unit'], start: IsoDay | null): Read<Span> {
  const day = readDay(typed);
  if (day !== null) {
    if (start === null) return refuse('Scrieți și data la care primiți banii, ca să numărăm zilele.');
    if (day <= start) return refuse('Data până la care dați banii înapoi este după ziua în care îi primiți.');
    return accept({ from: start, to: day });
  }
  const [, digits = '', word = ''] = /^(\d{1,5}) ?(?:de )?([a-zăî]*)$/i.exec(typed.trim()) ?? [];
  const named = /^zi/i.test(word)
    ? 'days'
    : /^lun/i.test(word)
      ? 'months'
      : /^an/i.test(word)
        ? 'years'
        : word;
  if (digits === '' || (named === word && word !== '')) {
    return refuse('Scrieți perioada, de exemplu 30 de zile, 12 luni sau 16.12.2026.');
  }
  const count = Number(digits) * (named === 'years' ? 12 : 1);
  const term: Term = { count, unit: named === 'days' ? 'days' : named === '' ? unit : 'months' };
  if (count < 1 || (term.unit === 'months' ? count > MAX_PAYMENTS : count > 18_250)) {
    return refuse('Scrieți o perioadă între o zi și 50 de ani.');
  }
  return accept({ term });
}

/** Returns days and years of a part of a span: of the whole one if `part` is 1. */
function timeAt(span: Span, part: number): Pick<DatedPayment, 'days' | 'years'> {
  if ('term' in span) {
    const { count, unit } = span.term;
    const years = elapsedYears(unit === 'months' ? { months: count * part } : { days: count * part });
    return { days: Math.round(termDays(span.term) * part), years };
  }
  const days = daysBetween(span.from, span.to);
  if (part === 1) return { days, years: yearsBetween(span.from, span.to) };
  const passed = Math.round(days * part);
  return { days: passed, years: yearsBetween(span.from, addDays(span.from, passed)) };
}

/** Reads „2 115” in total, or „12 x 484,31”. */
export function readTotal(typed: string, span: Span, kind: CreditKind | null): Read<Payments> {
  const text = typed.replace(/\s+/g, ' ').trim();
  const [, times, each = ''] = REPEATED.exec(text) ?? [];
  const words = { the: 'suma', a: 'o sumă', example: times === undefined ? 2_115 : 484 };
  const amount = readLei(times === undefined ? text : each, words, { min: bani(1), max: MAX_LEI });
  if (!amount.ok) {
    return refuse('Scrieți cât plătiți, în cifre: totalul (2 115) sau ratele (12 x 484,31).');
  }
  if (times !== undefined) {
    const count = Number(times);
    if (count < 1 || count > MAX_PAYMENTS) return refuse('Scrieți între 1 și 600 de rate.');
    return accept(equalPayments(span, Array<Bani>(count).fill(amount.value)));
  }
  const isMonthly = 'term' in span && span.term.unit === 'months' && span.term.count > 1;
  if (kind === 'single' || (kind === null && !isMonthly)) return accept(equalPayments(span, [amount.value]));
  const count = isMonthly ? span.term.count : 1;
  const equal = bani(Math.floor(amount.value / count));
  const amounts = Array<Bani>(count).fill(equal);
  amounts[count - 1] = bani(amount.value - equal * (count - 1));
  // Of a total alone, nobody knows how a line or an unnamed credit is paid.
  return accept({ ...equalPayments(span, amounts), isTimed: kind === 'instalments' || count === 1 });
}

/** Reads one payment per line: „16.12.2026 505”. @param start date the money was received */
export function readDatedPayments(typed: string, start: IsoDay | null): Read<Payments> {
  if (start === null)
    return refuse('Scrieți și data la care primiți banii, ca să numărăm zilele până la fiecare plată.');
  const payments: DatedPayment[] = [];
  for (const line of typed.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const [, first = '', second = ''] = LINE.exec(line) ?? [];
    const day = readDay(first);
    const amount = readLei(
      second,
      { the: 'suma', a: 'o sumă', example: 505 },
      { min: bani(0), max: MAX_LEI },
    );
    if (day === null || !amount.ok || payments.length === MAX_PAYMENTS) {
      return refuse(
        'Scrieți pe fiecare rând o dată și o sumă, de exemplu 16.12.2026 505,50, cel mult 600 de rânduri.',
      );
    }
    if (day < start) return refuse('O plată este înaintea zilei în care primiți banii. Verificați datele.');
    payments.push({ amount: amount.value, days: daysBetween(start, day), years: yearsBetween(start, day) });
  }
  const [first, ...rest] = payments.toSorted((a, b) => a.days - b.days);
  if (first === undefined || payments.every(({ days }) => days === 0)) {
    return refuse('Scrieți cel puțin o plată de după ziua în care primiți banii.');
  }
  return accept({ payments: [first, ...rest], isTimed: true, isMonthly: false });
}

/**
 * Adds a monthly fee to each payment. Only monthly payments can carry it: otherwise its dates are unknown.
 * @param monthlyFee in bani, 0 or more
 */
export function withMonthlyFee(plan: Payments, monthlyFee: Bani): Read<Payments> {
  if (monthlyFee === 0) return accept(plan);
  if (!plan.isMonthly) {
    return refuse(
      'Comisionul lunar se adaugă numai la rate lunare. Scrieți-l pentru toate lunile la comisioane sau în plăți.',
    );
  }
  const [first, ...rest] = plan.payments;
  const more = (payment: DatedPayment) => ({ ...payment, amount: bani(payment.amount + monthlyFee) });
  return accept({ ...plan, payments: [more(first), ...rest.map(more)] });
}

/** Computes the payments at a rate, by the rules of the calculator. */
export function paymentsOfRate(
  credit: Bani,
  rate: InterestRate,
  span: Span,
  kind: CreditKind | null,
): Read<Payments> {
  const term: Term = 'term' in span ? span.term : { count: daysBetween(span.from, span.to), unit: 'days' };
  const isSingle = kind === 'single' || term.unit === 'days';
  const none = bani(0);
  const { rows } = repaymentPlan({
    principal: credit,
    rate,
    term,
    repayment: isSingle ? 'single' : 'equal',
    fees: { atStart: none, monthly: none },
  });
  const amounts = rows.map(({ payment }) => payment);
  return accept({ ...equalPayments(span, amounts), isTimed: isSingle || kind === 'instalments' });
}

function equalPayments(span: Span, amounts: readonly Bani[]): Payments {
  const [first, ...rest] = amounts.map((amount, index) => ({
    amount,
    ...timeAt(span, (index + 1) / amounts.length),
  }));
  if (first === undefined) throw new RangeError('no payments');
  const isMonthly = 'term' in span && span.term.unit === 'months' && span.term.count === amounts.length;
  return { payments: [first, ...rest], isTimed: true, isMonthly };
}
