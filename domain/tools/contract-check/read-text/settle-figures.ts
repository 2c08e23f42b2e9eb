import { isSameApr } from '#domain/tools/contract-check/apr-checks.ts';
import { checkWords } from '#domain/tools/contract-check/check-fields.ts';
import { contractCost } from '#domain/tools/contract-check/contract-cost.ts';
import { readContract } from '#domain/tools/contract-check/read-contract.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { mergeFills } from './confirm-figures.ts';
import type { Candidate, TextQuestion, TextQuestionKind } from './text-question.ts';

type Fills = Candidate['fills'];

/** One reading of a text: the right candidate of each question. */
export type Settled = {
  questions: readonly TextQuestion[];
  /** no reading of the amounts gives the printed DAE although all its inputs are known: one of them may be misread */
  isContradicted: boolean;
};

/** The DAE and the figures it is computed from. */
export const OF_APR: ReadonlySet<TextQuestionKind> = new Set([
  'credit',
  'received',
  'term',
  'payments',
  'apr',
  'fee',
  'monthly-fee',
]);
const MOST_READINGS = 300;
// Tolerance as a share of the total: for rounding and the days of months.
const SAME_INTEREST = 0.01;

/**
 * Reduces each question to the candidates that agree with the other figures of the text: instalments and fees with the total, and
 * all of them with the printed DAE. If this decides nothing, every candidate stays, and a person is asked.
 * @param today date of an undated offer
 */
export function settleFigures(questions: readonly TextQuestion[], today: IsoDay): Settled {
  const summed = settleSum(withTermOfInstalments(questions).map(withoutSame).map(settleTerm));
  const readings = readingsOf(summed.filter(({ kind }) => OF_APR.has(kind)));
  const verdicts = readings.map((reading) => ({ reading, agrees: agrees(reading, summed, today) }));
  const proven = verdicts.filter(({ agrees: does }) => does === true);
  const only = proven[0]?.reading;
  if (only === undefined || proven.length > 1) {
    const isContradicted = proven.length === 0 && verdicts.some(({ agrees: does }) => does === false);
    return { questions: summed, isContradicted };
  }
  const values = mergeFills(inOrder(only));
  return {
    questions: summed.map((question) => {
      const candidate = only.get(question);
      if (candidate) return { ...question, candidates: [candidate] };
      return question.kind === 'rate' ? settleRate(question, values, today) : question;
    }),
    isContradicted: false,
  };
}

/** Picks, of several interest rates, the one that gives the payments; else those not above the DAE, which includes all costs. */
function settleRate(question: TextQuestion, values: Fills, today: IsoDay): TextQuestion {
  if (question.candidates.length < 2) return question;
  const paid = (typed: Fills) => {
    const { contract } = readContract(typed, { today, lenders: [] });
    return contract?.payments.reduce((sum, { amount }) => sum + amount, 0) ?? null;
  };
  const { platiti: _, ...withoutPayments } = values;
  const total = paid(values);
  const near = question.candidates.filter(({ fills }) => {
    const computed = paid({ ...withoutPayments, ...fills });
    return total !== null && computed !== null && Math.abs(computed - total) <= total * SAME_INTEREST;
  });
  return near.length === 1 ? { ...question, candidates: near } : question;
}

/** Merges candidates with equal values: `1500` and `1500,00`, a year and twelve months. */
function withoutSame(question: TextQuestion): TextQuestion {
  const bySaying = new Map<string, Candidate>();
  for (const candidate of question.candidates) {
    const saying = JSON.stringify(
      Object.entries(candidate.fills).map(([field, value]) => [field, plainValue(value)]),
    );
    if (!bySaying.has(saying)) bySaying.set(saying, candidate);
  }
  return { ...question, candidates: [...bySaying.values()] };
}

function plainValue(typed: string): string {
  const [, years] = /^(\d+) ani$/.exec(typed) ?? [];
  return years === undefined ? typed.replace(/,0+$/, '') : `${Number(years) * 12} luni`;
}

/** Merges a term and its end date, which are the same answer: the term stays. */
function settleTerm(question: TextQuestion): TextQuestion {
  if (question.kind !== 'term') return question;
  const spans = question.candidates.filter(({ fills }) => /[a-z]/.test(fills.termen ?? ''));
  return spans.length === 0 ? question : { ...question, candidates: spans };
}

/** Uses the number of monthly instalments as the term, if a text states no other. */
function withTermOfInstalments(questions: readonly TextQuestion[]): TextQuestion[] {
  const payments = questions.find(({ kind }) => kind === 'payments')?.candidates ?? [];
  if (questions.some(({ kind }) => kind === 'term' || kind === 'dated-payments')) return [...questions];
  const candidates = payments.flatMap((candidate) => {
    const [, count] = /^(\d+) x /.exec(candidate.fills.platiti ?? '') ?? [];
    return count === undefined ? [] : [{ ...candidate, fills: { termen: `${count} luni` } }];
  });
  return candidates.length === 0 ? [...questions] : [...questions, { kind: 'term', candidates }];
}

/** Settles instalments, fees and the total, if they add up in only one way. A total alone includes the fees by its name. */
function settleSum(questions: readonly TextQuestion[]): TextQuestion[] {
  const payments = questions.find(({ kind }) => kind === 'payments')?.candidates ?? [];
  const plans = payments.filter(({ fills }) => fills.platiti?.includes(' x '));
  const totals = payments.filter(
    ({ fills }) => fills.platiti !== undefined && !fills.platiti.includes(' x '),
  );
  const fees = questions.filter(({ kind, candidates }) => kind.endsWith('fee') && candidates.length > 1);
  const [plan] = plans;
  const [total] = totals;
  const chosen = new Map<TextQuestionKind | TextQuestion, Candidate>();
  if (total && totals.length === 1 && plans.length === 0) {
    for (const fee of fees) if (fee.candidates[0]) chosen.set(fee, fee.candidates[0]);
  } else if (plan && plans.length === 1 && total && totals.length === 1) {
    const fitting = readingsOf(fees).filter((reading) => addsUp(plan, [...reading.values()], total));
    const [only] = fitting;
    if (only && fitting.length === 1) {
      chosen.set('payments', plan);
      for (const [fee, candidate] of only) chosen.set(fee, candidate);
    }
  }
  return questions.map((question) => {
    const candidate = chosen.get(question) ?? chosen.get(question.kind);
    return candidate ? { ...question, candidates: [candidate] } : question;
  });
}

function addsUp(plan: Candidate, fees: readonly Candidate[], total: Candidate): boolean {
  const [count = '', each = ''] = plan.fills.platiti?.split(' x ') ?? [];
  const times = Number(count);
  const apart = fees.reduce(
    (sum, { fills }) => sum + baniOf(fills.comisioane) + times * baniOf(fills['comision-lunar']),
    0,
  );
  // The last instalment absorbs the rounding of the others.
  return Math.abs(times * baniOf(each) + apart - baniOf(total.fills.platiti)) <= times;
}

function baniOf(typed: string | undefined): number {
  if (typed === undefined) return 0;
  const number = parseTypedNumber(typed);
  return number.ok ? Math.round(number.value * 100) : Number.NaN;
}

/** Returns every combination of one candidate per question; none if there are too many. */
function readingsOf(questions: readonly TextQuestion[]): ReadonlyMap<TextQuestion, Candidate>[] {
  const count = questions.reduce((product, { candidates }) => product * candidates.length, 1);
  if (count > MOST_READINGS) return [];
  return questions.reduce<Map<TextQuestion, Candidate>[]>(
    (readings, question) =>
      readings.flatMap((reading) =>
        question.candidates.map((candidate) => new Map([...reading, [question, candidate]])),
      ),
    [new Map()],
  );
}

/** Tells whether the DAE of the payments equals the printed one, for any repayment the text leaves open; null: undecidable. */
function agrees(
  reading: ReadonlyMap<TextQuestion, Candidate>,
  questions: readonly TextQuestion[],
  today: IsoDay,
): boolean | null {
  const rest = questions.filter((question) => !reading.has(question) && question.candidates.length === 1);
  const values = mergeFills([
    ...rest.flatMap(({ candidates }) => candidates.map(({ fills }) => fills)),
    ...inOrder(reading),
  ]);
  const printed = values.dae === undefined ? null : parseTypedNumber(values.dae);
  if (!printed?.ok) return null;
  const kinds =
    values.tip === undefined ? [checkWords.kind.single, checkWords.kind.instalments] : [values.tip];
  const computed = kinds.flatMap((tip) => {
    const { contract } = readContract({ ...values, tip, creditor: '' }, { today, lenders: [] });
    return (contract && contractCost(contract).aprPercent) ?? [];
  });
  return computed.length === 0 ? null : computed.some((apr) => isSameApr(printed.value, apr));
}

/** Sorts the received amount before the contract's amount. */
function inOrder(reading: ReadonlyMap<TextQuestion, Candidate>): Fills[] {
  const all = [...reading];
  const received = all.filter(([{ kind }]) => kind === 'received');
  const others = all.filter(([{ kind }]) => kind !== 'received');
  return [...others, ...received].map(([, { fills }]) => fills);
}
