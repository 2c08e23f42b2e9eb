import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { fieldReader } from '#domain/base/forms/field-reader.ts';
import { accept, refuse } from '#domain/base/forms/read.ts';
import { readCount, readLei, readPercent } from '#domain/base/forms/read-number.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { checkFields, checkWords, LISTED, type CheckField } from './check-fields.ts';
import { readDay } from './contract-days.ts';
import { creditKinds, lenderKinds, type Contract, type ListedLender, type YesNo } from './contract.ts';
import {
  paymentsOfRate,
  readDatedPayments,
  readSpan,
  readTotal,
  withMonthlyFee,
  type Payments,
} from './read-payments.ts';

/** Inputs of reading besides the typed fields. */
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
const MAX_DAYS = 18_250;

/**
 * A contract out of the fields of `checkFields`, as typed. An empty field is „nu știu” wherever an answer is not needed to
 * compute the cost. An invalid field gets a sentence with advice.
 */
export function readContract(values: FormValues, { today, lenders }: ReadingContext): ReadContract {
  const reader = contractReader(values);
  const { problems, typed, wrong } = reader;
  const refused = () => ({ contract: null, problems: inOrder(problems) });
  const stated = readStated(reader, today);
  const { received, credit, start, ...known } = stated;
  const plan = readPlan(reader, stated);
  const feesAtStart = reader.lei('comisioane', 'comisioanele', 75) ?? bani(0);
  const rest = readRest(reader);
  if (received === null || credit === null || plan === null) return refused();

  const { payments, isTimed } = plan;
  const last = payments.at(-1) ?? payments[0];
  const paid = payments.reduce<number>((sum, { amount }) => sum + amount, feesAtStart);
  if (paid < received) {
    wrong(
      typed('plati') === '' ? 'platiti' : 'plati',
      'Tot ce plătiți este mai puțin decât suma primită. Verificați cifrele: aici se scrie tot ce dați înapoi.',
    );
  }
  if (problems.length > 0) return refused();
  return {
    contract: {
      received,
      credit,
      payments,
      isTimed,
      feesAtStart,
      days: last.days,
      years: last.years,
      receivedOn: start,
      ...known,
      ...readLender(typed('creditor'), lenders),
      ...rest,
    },
    problems: [],
  };
}

type Reader = ReturnType<typeof contractReader>;
type Stated = ReturnType<typeof readStated>;

/** Reads fields of each kind; an empty one is null without a problem. */
function contractReader(values: FormValues) {
  const reader = fieldReader<CheckField>((field) => values[field]);
  const { typed, optional } = reader;
  return {
    ...reader,
    lei: (field: CheckField, the: string, example: number, min: Bani = bani(0)) =>
      optional(field, (text) => readLei(text, { the, a: 'o sumă', example }, { min, max: MAX_LEI })),
    percent: (field: CheckField, max: number) =>
      optional(field, (text) => readPercent(text, { percent: max, words: `${max}%` })),
    days: (field: CheckField, sentence: string) =>
      optional(field, (text) => readCount(text, { min: 0, max: MAX_DAYS }, sentence)),
    day: (field: CheckField) =>
      optional(field, (text) => {
        const day = readDay(text);
        return day === null ? refuse('Scrieți data așa: 16.11.2026.') : accept(day);
      }),
    yesNo: (field: CheckField): YesNo =>
      typed(field) === checkWords.yesNo.yes ? true : typed(field) === checkWords.yesNo.no ? false : null,
  };
}

/** Reads what the plan of payments hangs on: the sum, its day, its interest and its kind. */
function readStated({ typed, read, lei, percent, day }: Reader, today: IsoDay) {
  const words = { the: 'suma primită', a: 'o sumă', example: 1_500 };
  const received = read('primiti', (text) => readLei(text, words, { min: fromLei(1), max: MAX_LEI }));
  const isSigned = typed('semnat') === checkWords.signed.on;
  const concluded = isSigned ? day('data') : typed('semnat') === checkWords.signed.unknown ? null : today;
  const start = day('data-banilor') ?? concluded;
  const per = typed('pe') === checkWords.per.day ? ('day' as const) : ('year' as const);
  const ratePercent = percent('dobanda', per === 'day' ? 10 : 2_000);
  const creditTold = lei('suma-contract', 'suma din contract', 1_500, fromLei(1));
  return {
    received,
    credit: creditTold ?? received,
    isCreditTold: creditTold !== null,
    kind: creditKinds.find((name) => checkWords.kind[name] === typed('tip')) ?? null,
    isSigned,
    concluded,
    start,
    rate: ratePercent === null ? null : { percent: ratePercent, per },
  };
}

function readPlan(reader: Reader, stated: Stated): Payments | null {
  const monthlyFee = reader.lei('comision-lunar', 'comisionul lunar', 5) ?? bani(0);
  const plan = readPayments(reader, stated);
  return plan && reader.note('comision-lunar', withMonthlyFee(plan, monthlyFee));
}

function readPayments({ typed, read, note, wrong }: Reader, stated: Stated): Payments | null {
  const { credit, rate, start, kind } = stated;
  if (typed('plati') !== '') return read('plati', (text) => readDatedPayments(text, start));
  const unit = typed('unitate') === checkWords.unit.months ? 'months' : 'days';
  const span = read('termen', (text) => readSpan(text, unit, start));
  if (typed('platiti') === '' && rate === null) {
    wrong(
      'platiti',
      'Scrieți cât plătiți: totalul (2 115) sau ratele (12 x 484,31). Dacă știți numai dobânda, scrieți-o mai jos.',
    );
    return null;
  }
  if (span === null) return null;
  if (typed('platiti') !== '') return read('platiti', (text) => readTotal(text, span, kind));
  if (credit === null || rate === null) return null;
  return note('dobanda', paymentsOfRate(credit, rate, span, kind));
}

/** Reads what changes no payment. */
function readRest(reader: Reader) {
  const { typed, lei, percent, days, yesNo } = reader;
  const extensionCost = lei('prelungire', 'prețul prelungirii', 90);
  const extensionDays = days('prelungire-zile', 'Scrieți în câte zile, de exemplu 30.');
  const minimumPercent = percent('minima', 100);
  const minimumLei = lei('minima-lei', 'plata minimă', 50);
  return {
    insurance: readInsurance(reader),
    extension:
      extensionCost === null || extensionDays === null || extensionDays === 0
        ? null
        : { cost: extensionCost, days: extensionDays },
    minimum:
      minimumPercent === null && minimumLei === null
        ? null
        : { percent: minimumPercent ?? 0, atLeast: minimumLei ?? bani(0) },
    printedAprPercent: percent('dae', 10_000_000),
    penaltyPercentPerDay: percent('penalizare', 100),
    penalties: lei('penalizari', 'penalizările', 200),
    dueDateFee: lei('mutare', 'taxa', 50),
    earlyPercent: percent('anticipat', 100),
    arrearsDays: days('restante', 'Scrieți zilele de întârziere, de exemplu 0 sau 45.'),
    fees: feeNames(typed('nume-comisioane')),
    hasMortgage: yesNo('ipoteca'),
    wasRunning: yesNo('in-derulare'),
    isRateFixed: yesNo('fixa'),
    hasExample: yesNo('exemplu'),
  };
}

function readInsurance({ typed, lei, yesNo }: Reader): Contract['insurance'] {
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

function readLender(word: string, lenders: readonly ListedLender[]) {
  const lender = lenders.find(({ slug }) => word === LISTED + slug) ?? null;
  const kind = lenderKinds.find((name) => checkWords.lender[name] === word) ?? null;
  return {
    lender,
    lenderKind: lender === null ? kind : lender.kind === 'unknown' ? null : lender.kind,
    isUnlisted: lender === null && kind !== null,
  };
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
