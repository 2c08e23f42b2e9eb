import {
  readCount,
  readLei,
  readPercent,
  type AmountWords,
  type Read,
} from '#domain/base/forms/read-number.ts';
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
  const problems: FormProblem[] = [];
  const typed = (field: DebtsField) => values[field]?.trim() ?? '';
  const note = <T>(field: DebtsField, read: Read<T>, before = ''): T | null => {
    if (read.ok) return read.value;
    problems.push({ field, message: before + read.message });
    return null;
  };

  const debts = debtPlaces.flatMap((place) => {
    if (fieldsOfDebt(place).every((field) => typed(field) === '')) return [];
    return readDebt(place) ?? [];
  });
  if (debts.length === 0 && problems.length === 0) {
    problems.push({
      field: debtField(1, 'sold'),
      message: 'Scrieți măcar o datorie: cât mai aveți de plătit, dobânda și rata.',
    });
  }
  const extra = optionalLei('in-plus', { the: 'suma în plus', a: 'o sumă', example: 200 }) ?? bani(0);
  const income = optionalLei('venit', { the: 'venitul', a: 'un venit', example: 4_000 }, fromLei(1));
  const refinancing = readOffer();
  const [first, ...others] = debts;
  if (!first || problems.length > 0) return { input: null, problems };
  return { input: { debts: [first, ...others], extra, income, refinancing }, problems };

  function readDebt(place: number): Debt | null {
    const before = `Datoria ${place}. `;
    const at = (part: DebtPart) => typed(debtField(place, part));
    const take = <T>(part: DebtPart, read: Read<T>) => note(debtField(place, part), read, before);
    const balance = take('sold', readLei(at('sold'), sold, { min: bani(1), max: MAX_LEI }));
    const minimum = take('rata', readLei(at('rata'), rata, { min: bani(0), max: MAX_LEI }));
    const yearlyRatePercent = take('dobanda', readRate(at('dobanda')));
    const dueDay = at('zi') === '' ? null : take('zi', readDueDay(at('zi')));
    if (balance === null || yearlyRatePercent === null || minimum === null) return null;
    const name = at('creditor').replace(/\s+/g, ' ').slice(0, MAX_NAME) || `Datoria ${place}`;
    return { name, balance, yearlyRatePercent, minimum, dueDay };
  }

  function optionalLei(field: DebtsField, words: AmountWords, min: Bani = bani(0)): Bani | null {
    return typed(field) === '' ? null : note(field, readLei(typed(field), words, { min, max: MAX_LEI }));
  }

  function readOffer(): RefinancingOffer | null {
    const fields = ['refinantare-dobanda', 'refinantare-luni', 'refinantare-comisioane'] as const;
    if (fields.every((field) => typed(field) === '')) return null;
    const [rate, months] = [typed(fields[0]), typed(fields[1])];
    const before = 'Creditul nou. ';
    const yearlyRatePercent = note(fields[0], readRate(rate), before);
    const count = note(fields[1], readMonths(months), before);
    const fees = optionalLei(fields[2], { the: 'comisioanele', a: 'comisioane', example: 300 }) ?? bani(0);
    return yearlyRatePercent === null || count === null ? null : { yearlyRatePercent, months: count, fees };
  }
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
  return read.ok && isDaily ? { ok: true, value: Math.round(read.value * DAYS_OF_YEAR * 1e6) / 1e6 } : read;
}

function readDueDay(text: string): Read<number> {
  const sentence = 'Scrieți numai ziua din lună, de la 1 la 31.';
  return readCount(text, { min: 1, max: 31 }, { empty: sentence, notWhole: sentence, outside: sentence });
}

function readMonths(text: string): Read<number> {
  const sentence = 'Scrieți pe câte luni, de la 1 la 360.';
  return readCount(text, { min: 1, max: 360 }, { empty: sentence, notWhole: sentence, outside: sentence });
}
