import { type FieldReader, fieldReader } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readCount, readLei, readPercent, type AmountWords } from '#domain/base/forms/read-number.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { debtField, debtPlaces, fieldsOfDebt, type DebtPart, type DebtsField } from './debts-fields.ts';
import type { DebtsInput } from './debts-plan.ts';
import type { RefinancingOffer } from './refinancing.ts';

type ReadDebts = {
  /** null: something is missing or unusable */
  input: DebtsInput | null;
  /** in the order of the fields */
  problems: FormProblem[];
};

const MAX_LEI = fromLei(5_000_000);
const MAX_NAME = 60;
// Daily interest, as payday lenders state it.
const PER_DAY = / ?(?:pe|\/) ?zi$/i;
const DAYS_OF_YEAR = 365;

/**
 * Reads debts from the fields of `debtsFields`, as typed. An empty row is not a debt. A rate may be daily: „0,8% pe zi” counts 365
 * times.
 */
export function readDebts(values: FormValues): ReadDebts {
  const reader = fieldReader<DebtsField>((field) => values[field]);
  const { problems, wrong } = reader;
  const debts = debtPlaces.flatMap((place) => readDebt(reader, place) ?? []);
  if (debts.length === 0 && problems.length === 0) {
    wrong(debtField(1, 'sold'), 'Scrieți măcar o datorie: cât mai aveți de plătit, dobânda și rata.');
  }
  const extra = reader.optional('in-plus', leiReader({ the: 'suma în plus', a: 'o sumă', example: 200 }));
  const income = reader.optional(
    'venit',
    leiReader({ the: 'venitul', a: 'un venit', example: 4_000 }, fromLei(1)),
  );
  const refinancing = readOffer(reader);
  const [first, ...others] = debts;
  if (!first || problems.length > 0) return { input: null, problems };
  return { input: { debts: [first, ...others], extra: extra ?? bani(0), income, refinancing }, problems };
}

type Reader = FieldReader<DebtsField>;

/** Reads a row; null for an empty one, and for one that is not usable. */
function readDebt({ typed, read, optional }: Reader, place: number): Debt | null {
  if (fieldsOfDebt(place).every((field) => typed(field) === '')) return null;
  const before = `Datoria ${place}. `;
  const at = (part: DebtPart) => debtField(place, part);
  const balance = read(at('sold'), after(before, leiReader(sold, bani(1))));
  const minimum = read(at('rata'), after(before, leiReader(rata)));
  const yearlyRatePercent = read(at('dobanda'), after(before, readRate));
  const dueDay = optional(at('zi'), after(before, readDueDay));
  if (balance === null || yearlyRatePercent === null || minimum === null) return null;
  const name = typed(at('creditor')).replace(/\s+/g, ' ').slice(0, MAX_NAME) || `Datoria ${place}`;
  return { name, balance, yearlyRatePercent, minimum, dueDay };
}

function readOffer({ typed, read, optional }: Reader): RefinancingOffer | null {
  const [rate, term, costs] = ['refinantare-dobanda', 'refinantare-luni', 'refinantare-comisioane'] as const;
  if ([rate, term, costs].every((field) => typed(field) === '')) return null;
  const before = 'Creditul nou. ';
  const yearlyRatePercent = read(rate, after(before, readRate));
  const months = read(term, after(before, readMonths));
  const fees = optional(costs, leiReader({ the: 'comisioanele', a: 'comisioane', example: 300 }));
  if (yearlyRatePercent === null || months === null) return null;
  return { yearlyRatePercent, months, fees: fees ?? bani(0) };
}

/** Names in each sentence of a reader what it is about. */
function after<Value>(name: string, reader: (text: string) => Read<Value>) {
  return (text: string): Read<Value> => {
    const read = reader(text);
    return read.ok ? read : refuse(name + read.message);
  };
}

function leiReader(words: AmountWords, min: Bani = bani(0)) {
  return (text: string) => readLei(text, words, { min, max: MAX_LEI });
}

const sold: AmountWords = { the: 'soldul', a: 'un sold', example: 3_500 };
const rata: AmountWords = { the: 'rata', a: 'o rată', example: 250 };

function readRate(text: string): Read<number> {
  const isDaily = PER_DAY.test(text);
  const tidy = isDaily ? text.replace(PER_DAY, '') : text;
  const read = readPercent(
    tidy,
    isDaily ? { percent: 10, words: '10% pe zi' } : { percent: 2_000, words: '2 000% pe an' },
  );
  return read.ok && isDaily ? accept(Math.round(read.value * DAYS_OF_YEAR * 1e6) / 1e6) : read;
}

function readDueDay(text: string): Read<number> {
  return readCount(text, { min: 1, max: 31 }, 'Scrieți numai ziua din lună, de la 1 la 31.');
}

function readMonths(text: string): Read<number> {
  return readCount(text, { min: 1, max: 360 }, 'Scrieți pe câte luni, de la 1 la 360.');
}
