import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { calculatorSearch } from '#domain/tools/calculator/calculator-address.ts';
import {
  choiceWords,
  type CalculatorError,
  type CalculatorField,
  type TypedCalculator,
} from '#domain/tools/calculator/calculator-fields.ts';
import { calculatorOutcome, type CalculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import { readCalculatorQuery, type ReadCalculator } from '#domain/tools/calculator/calculator-query.ts';
import type { LoanSet } from '#domain/tools/calculator/read-loan.ts';
import type { CalculatorPageData } from './calculator-page-data.ts';
import { useSettled } from '#app/ui/use-settled.ts';

// Browsers refuse more than about 100 changes of the address in 30 seconds.
const REST_MS = 400;

type Change = Partial<Record<CalculatorField, string>>;

export type CalculatorForm = {
  /** text of every field, exactly as typed: the source of truth */
  typed: TypedCalculator;
  /** the fields' text when the first loan was last readable */
  usable: TypedCalculator;
  errorOf: (field: CalculatorField) => string | undefined;
  change: (change: Change) => void;
  /** loans in days are paid once; instalments are counted in months */
  changeUnit: (set: LoanSet, word: string) => void;
  changeRepayment: (set: LoanSet, word: string) => void;
  /** the field lost the focus: the moment to show its error */
  leave: (field: CalculatorField) => void;
  /** shows all errors. @returns the first invalid field */
  check: () => CalculatorField | undefined;
};

type State = {
  data: CalculatorPageData;
  typed: TypedCalculator;
  usable: TypedCalculator;
  /** last usable result since the page was opened; null while nothing has changed */
  read: ReadCalculator | null;
  errors: readonly CalculatorError[];
  /** fields with visible errors */
  left: readonly CalculatorField[];
};

/** Holds the form of the calculator, and its result once something has changed: until then the server's markup stands. */
export function useCalculator(data: CalculatorPageData, onSearch: (search: string) => void) {
  const [state, setState] = useState(() => startOf(data));
  // A link, the button or a step back brings another address to the same page.
  if (state.data !== data) setState(startOf(data));
  const { typed, usable, errors, left } = state;

  const outcome = useOutcome(state.read, data);
  const search = state.read ? calculatorSearch(state.read) : data.search;
  const settled = useSettled(search, REST_MS);
  useEffect(() => {
    if (settled !== data.search) onSearch(settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the displayed result needs a new address
  }, [settled]);

  // The form object stays the same until a field changes: answers that follow later do not render the form again.
  const form = useMemo(
    () => formOf({ typed, usable, errors, left }, setState),
    [typed, usable, errors, left],
  );
  return { form, outcome, search };
}

function formOf(
  { typed, usable, errors, left }: Pick<State, 'typed' | 'usable' | 'errors' | 'left'>,
  setState: Dispatch<SetStateAction<State>>,
): CalculatorForm {
  const change = (patch: Change) => setState((old) => changed(old, patch));
  const leave = (fields: readonly CalculatorField[]) =>
    setState((old) => ({ ...old, left: [...new Set([...old.left, ...fields])] }));
  return {
    typed,
    usable,
    errorOf: (field) =>
      left.includes(field) ? errors.find((error) => error.field === field)?.message : undefined,
    change,
    changeUnit: (set, word) =>
      change({
        [`unitate${set}`]: word,
        ...(word === choiceWords.unit.days && { [`plata${set}`]: choiceWords.repayment.single }),
      }),
    changeRepayment: (set, word) =>
      change({
        [`plata${set}`]: word,
        ...(word !== choiceWords.repayment.single && { [`unitate${set}`]: choiceWords.unit.months }),
      }),
    leave: (field) => leave([field]),
    check: () => {
      leave(errors.map(({ field }) => field));
      return errors[0]?.field;
    },
  };
}

function startOf(data: CalculatorPageData): State {
  const { typed, errors } = data;
  return { data, typed, usable: typed, read: null, errors, left: errors.map(({ field }) => field) };
}

// An unusable input keeps the previous result: nothing jumps between "1" and "12 000".
function changed(old: State, patch: Change): State {
  const typed = { ...old.typed, ...patch };
  const read = readCalculatorQuery(new URLSearchParams(typed));
  const next = { ...old, typed, errors: read.errors };
  return read.isUsable ? { ...next, usable: typed, read } : next;
}

function useOutcome(
  read: ReadCalculator | null,
  { context: { rulePack } }: CalculatorPageData,
): CalculatorOutcome | null {
  return useMemo(() => read && calculatorOutcome(read, rulePack), [read, rulePack]);
}
