import { useCallback, useEffect, useState } from 'react';
import { readLoanQuery, type LoanQuery, type LoanQueryError } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';

// Browsers refuse more than about 100 changes of the address in 30 seconds.
const REST_MS = 400;

export type LoanForm = {
  /** the last query without errors: what the page shows */
  query: LoanQuery;
  /** of what was opened or submitted; typing hides them until the next submit */
  errors: LoanQueryError[];
  /** what a field holds: as typed while one types or when it is wrong, else the tidy form */
  typedText: (field: LoanQueryError['field'], tidy: string) => string;
  /** changes the words of the address; the same function for the life of the page */
  edit: (change: (params: URLSearchParams) => void) => void;
  /** checks the fields and shows what is wrong */
  check: () => void;
};

type LoanFormData = { search: string; limits: LoanLimits };

type LoanFormOptions = {
  data: LoanFormData;
  /** told once the fields rest, with what is shown */
  onRest: (query: LoanQuery) => void;
};

/** The form of an offers page. Its whole state is a query string, so with and without script it is the same page. */
export function useLoanQuery({ data, onRest }: LoanFormOptions): LoanForm {
  const { limits, search } = data;
  const [state, setState] = useState(() => startOf(data));
  // A link or the back button may bring another address to the same page.
  if (state.data !== data) setState(startOf(data));
  const { typed, shown, query, isChecked } = state;
  const errors = isChecked ? readLoanQuery(new URLSearchParams(typed), limits).errors : [];

  useEffect(() => {
    if (shown === search) return;
    const timer = setTimeout(() => onRest(query), REST_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of what is shown starts the wait again
  }, [shown]);

  const edit = useCallback(
    (change: (params: URLSearchParams) => void) =>
      setState((before) => {
        const params = new URLSearchParams(before.typed);
        change(params);
        const read = readLoanQuery(params, limits);
        const next = { ...before, typed: params.toString(), isChecked: false };
        return read.errors.length === 0 ? { ...next, shown: next.typed, query: read } : next;
      }),
    [limits],
  );

  return {
    query,
    errors,
    edit,
    typedText(field, tidy) {
      const isTidy = isChecked && errors.every((error) => error.field !== field);
      return isTidy ? tidy : (new URLSearchParams(typed).get(field) ?? tidy);
    },
    check: () => setState((before) => ({ ...before, isChecked: true })),
  };
}

function startOf(data: LoanFormData) {
  const { search, limits } = data;
  const query: LoanQuery = readLoanQuery(new URLSearchParams(search), limits);
  return { data, typed: search, shown: search, query, isChecked: true };
}
