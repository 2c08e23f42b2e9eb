import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { readCount, readLei, readPercent, type Read } from '#domain/base/forms/read-number.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { checkFields, checkWords, LISTED, type CheckField } from './check-fields.ts';
import { readDay } from './contract-days.ts';
import {
  creditKinds,
  lenderKinds,
  type CheckedLenderKind,
  type Contract,
  type ListedLender,
  type YesNo,
} from './contract.ts';
import {
  paymentsOfRate,
  readDatedPayments,
  readSpan,
  readTotal,
  withMonthlyFee,
  type Payments,
} from './read-payments.ts';

/** What reading needs besides what was typed. */
export type ReadingContext = {
  /** the day of an offer that is not signed yet */
  today: IsoDay;
  lenders: readonly ListedLender[];
};

export type ReadContract = {
  /** null: something that everything else hangs on can not be used */
  contract: Contract | null;
  /** in the order of the fields */
  problems: FormProblem[];
};

const MAX_LEI = fromLei(5_000_000);
const NO_CREDIT = { payments: null, isTimed: false } as const;

/**
 * A contract out of the fields of `checkFields`, as typed. An empty field is „nu știu” wherever an answer is not needed to
 * compute the cost. What was typed and can not be used is said with a sentence that says what to do.
 */
export function readContract(values: FormValues, { today, lenders }: ReadingContext): ReadContract {
  const problems: FormProblem[] = [];
  const typed = (field: CheckField) => values[field]?.trim() ?? '';
  const note = <T>(field: CheckField, result: Read<T>): T | null => {
    if (result.ok) return result.value;
    problems.push({ field, message: result.message });
    return null;
  };
  const lei = (field: CheckField, the: string, example: number, min: Bani = bani(0)): Bani | null =>
    typed(field) === ''
      ? null
      : note(field, readLei(typed(field), { the, a: 'o sumă', example }, { min, max: MAX_LEI }));
  const percent = (field: CheckField, max: number): number | null =>
    typed(field) === '' ? null : note(field, readPercent(typed(field), { percent: max, words: `${max}%` }));
  const days = (field: CheckField, sentence: string): number | null =>
    typed(field) === ''
      ? null
      : note(
          field,
          readCount(
            typed(field),
            { min: 0, max: 18_250 },
            { empty: sentence, notWhole: sentence, outside: sentence },
          ),
        );
  const day = (field: CheckField): IsoDay | null => {
    if (typed(field) === '') return null;
    const value = readDay(typed(field));
    return note(field, value === null ? refuse('Scrieți data așa: 16.11.2026.') : { ok: true, value });
  };
  const yesNo = (field: CheckField): YesNo =>
    typed(field) === checkWords.yesNo.yes ? true : typed(field) === checkWords.yesNo.no ? false : null;

  const received = note(
    'primiti',
    readLei(
      typed('primiti'),
      { the: 'suma primită', a: 'o sumă', example: 1_500 },
      { min: fromLei(1), max: MAX_LEI },
    ),
  );
  const kind = creditKinds.find((name) => checkWords.kind[name] === typed('tip')) ?? null;
  const isSigned = typed('semnat') === checkWords.signed.on;
  const typedDay = isSigned ? day('data') : null;
  const concluded = isSigned ? typedDay : typed('semnat') === checkWords.signed.unknown ? null : today;
  const start = day('data-banilor') ?? concluded;
  const perWord = typed('pe') === checkWords.per.day ? 'day' : 'year';
  const ratePercent = percent('dobanda', perWord === 'day' ? 10 : 2_000);
  const rate = ratePercent === null ? null : ({ percent: ratePercent, per: perWord } as const);
  const creditTold = lei('suma-contract', 'suma din contract', 1_500, fromLei(1));
  const credit = creditTold ?? received;
  const monthlyFee = lei('comision-lunar', 'comisionul lunar', 5) ?? bani(0);

  const { payments, isTimed } = readPlan() ?? NO_CREDIT;
  const feesAtStart = lei('comisioane', 'comisioanele', 75) ?? bani(0);
  const insurance = readInsurance();
  const extensionCost = lei('prelungire', 'prețul prelungirii', 90);
  const extensionDays = days('prelungire-zile', 'Scrieți în câte zile, de exemplu 30.');
  const minimumPercent = percent('minima', 100);
  const minimumLei = lei('minima-lei', 'plata minimă', 50);
  const lenderWord = typed('creditor');
  const lender = lenders.find(({ slug }) => lenderWord === LISTED + slug) ?? null;
  const rest = {
    printedAprPercent: percent('dae', 10_000_000),
    penaltyPercentPerDay: percent('penalizare', 100),
    penalties: lei('penalizari', 'penalizările', 200),
    dueDateFee: lei('mutare', 'taxa', 50),
    earlyPercent: percent('anticipat', 100),
    arrearsDays: days('restante', 'Scrieți zilele de întârziere, de exemplu 0 sau 45.'),
  };
  if (received === null || credit === null || payments === null)
    return { contract: null, problems: inOrder(problems) };

  const last = payments.at(-1) ?? payments[0];
  const paid = payments.reduce<number>((sum, { amount }) => sum + amount, feesAtStart);
  if (paid < received) {
    problems.push({
      field: typed('plati') === '' ? 'platiti' : 'plati',
      message:
        'Tot ce plătiți este mai puțin decât suma primită. Verificați cifrele: aici se scrie tot ce dați înapoi.',
    });
    return { contract: null, problems: inOrder(problems) };
  }
  if (problems.length > 0) return { contract: null, problems: inOrder(problems) };
  return {
    contract: {
      received,
      credit,
      isCreditTold: creditTold !== null,
      kind,
      payments,
      isTimed,
      feesAtStart,
      days: last.days,
      years: last.years,
      concluded,
      isSigned,
      receivedOn: start,
      lenderKind: kindOfLender(lender, lenderWord),
      lender,
      isUnlisted: lender === null && lenderKinds.some((name) => checkWords.lender[name] === lenderWord),
      hasMortgage: yesNo('ipoteca'),
      wasRunning: yesNo('in-derulare'),
      rate,
      isRateFixed: yesNo('fixa'),
      extension:
        extensionCost === null || extensionDays === null || extensionDays === 0
          ? null
          : { cost: extensionCost, days: extensionDays },
      fees: feeNames(typed('nume-comisioane')),
      insurance,
      hasExample: yesNo('exemplu'),
      minimum:
        minimumPercent === null && minimumLei === null
          ? null
          : { percent: minimumPercent ?? 0, atLeast: minimumLei ?? bani(0) },
      ...rest,
    },
    problems: [],
  };

  function readPlan(): Payments | null {
    const plan = readPayments();
    return plan && note('comision-lunar', withMonthlyFee(plan, monthlyFee));
  }

  function readPayments(): Payments | null {
    if (typed('plati') !== '') return note('plati', readDatedPayments(typed('plati'), start));
    const unit = typed('unitate') === checkWords.unit.months ? 'months' : 'days';
    const span = note('termen', readSpan(typed('termen'), unit, start));
    if (typed('platiti') === '' && rate === null) {
      note(
        'platiti',
        refuse(
          'Scrieți cât plătiți: totalul (2 115) sau ratele (12 x 484,31). Dacă știți numai dobânda, scrieți-o mai jos.',
        ),
      );
      return null;
    }
    if (span === null) return null;
    if (typed('platiti') !== '') return note('platiti', readTotal(typed('platiti'), span, kind));
    return credit === null || rate === null
      ? null
      : note('dobanda', paymentsOfRate(credit, rate, span, kind));
  }

  function readInsurance(): Contract['insurance'] {
    const { apart, inPayments } = checkWords.insurance;
    const amount = lei('asigurare', 'prima de asigurare', 300);
    if (amount === null || amount === 0) return null;
    return {
      amount,
      isRequired: yesNo('asigurare-ceruta'),
      isInPayments:
        typed('asigurare-unde') === inPayments ? true : typed('asigurare-unde') === apart ? false : null,
    };
  }
}

function kindOfLender(lender: ListedLender | null, word: string): CheckedLenderKind | null {
  if (lender !== null) return lender.kind === 'unknown' ? null : lender.kind;
  return lenderKinds.find((name) => checkWords.lender[name] === word) ?? null;
}

function feeNames(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.replace(/\s+/g, ' ').trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, 12);
}

function inOrder(problems: readonly FormProblem[]): FormProblem[] {
  const place = ({ field }: FormProblem) => (checkFields as readonly (string | null)[]).indexOf(field);
  return problems.toSorted((a, b) => place(a) - place(b));
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
