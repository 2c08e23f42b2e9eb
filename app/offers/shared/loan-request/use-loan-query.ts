import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';

// Browsers refuse more than about 100 changes of the address in 30 seconds.
const REST_MS = 400;
const leavings = ['click', 'pagehide'];

type Field = LoanQueryError['field'];

/** Common part of what pages with the form read from their address; a page that lists offers reads more. */
type Asked = { request: LoanRequest };

export type LoanForm<Query extends Asked = Asked> = {
  /** the displayed query: of each field the last usable value */
  query: Query;
  /** false if an amount or term in the address cannot be read and nothing else was typed: the displayed loan is another one */
  isUsable: boolean;
  /** errors of the opened or submitted values, hidden by typing until the next submit, and of fields that lost the focus */
  errors: LoanQueryError[];
  /**
   * errors shown in the summary: without those of fields that only lost the focus, since the summary would take the focus from
   * the next field
   */
  summed: LoanQueryError[];
  /** text of a field: as typed while it is edited or invalid, otherwise formatted */
  typedText: (field: Field, tidy: string) => string;
  /** changes the query of the address; a stable function */
  edit: (change: (params: URLSearchParams) => void) => void;
  /** from now on errors of these fields are shown at once */
  leave: (...fields: Field[]) => void;
  /** shows errors. @returns the first invalid field, undefined if all are valid */
  check: () => Field | undefined;
};

type LoanFormData = { search: string; limits: LoanLimits };

type LoanFormOptions<Query> = {
  /** a new object means a new address */
  data: LoanFormData;
  /** reads the page's request from an address; a stable function */
  read: (params: URLSearchParams, limits: LoanLimits) => Query & { errors: LoanQueryError[] };
  /** called with the displayed query once the fields rest after a change, or sooner when the visitor leaves */
  onRest: (query: Query) => void;
};

/** Holds the form of a loan request. Its whole state is a query string, so the page is the same with and without scripts. */
export function useLoanQuery<Query extends Asked>({
  data,
  read,
  onRest,
}: LoanFormOptions<Query>): LoanForm<Query> {
  const { limits } = data;
  const [state, setState] = useState(() => startOf(data, read));
  // A link or the back button may bring another address to the same page.
  if (state.data !== data) setState(startOf(data, read));
  const { typed, touched, opened, query, wrong, left, isChecked, unread } = state;
  const isUsable = unread.length === 0;
  const errors = wrong.filter(({ field }) => isChecked || left.includes(field));

  useTellingAtRest(isUsable, query, opened, onRest);

  const edit = useCallback(
    (change: (params: URLSearchParams) => void) =>
      setState((before) => {
        const old = new URLSearchParams(before.typed);
        const params = new URLSearchParams(before.typed);
        change(params);
        const changed = [...params.keys()].filter((name) => params.get(name) !== old.get(name));
        const found = read(params, limits);
        const { principal, term } = before.query.request;
        const request = { ...found.request };
        for (const { field } of found.errors)
          Object.assign(request, field === 'suma' ? { principal } : { term });
        return {
          ...before,
          typed: params.toString(),
          touched: [...new Set([...before.touched, ...changed])],
          query: { ...found, request },
          wrong: found.errors,
          unread: before.unread.filter((field) => found.errors.some((error) => error.field === field)),
          isChecked: false,
        };
      }),
    [limits, read],
  );
  const leave = useCallback(
    (...fields: Field[]) => setState((before) => ({ ...before, left: [...before.left, ...fields] })),
    [],
  );

  return {
    query,
    isUsable,
    errors,
    summed: isChecked ? wrong : [],
    edit,
    leave,
    typedText(field, tidy) {
      // A field is not reformatted when another one changes: new text would lose the visitor's selection or caret.
      const isTidy = !touched.includes(field) && wrong.every((error) => error.field !== field);
      return isTidy ? tidy : (new URLSearchParams(typed).get(field) ?? tidy);
    },
    check() {
      setState((before) => ({ ...before, touched: [], isChecked: true }));
      return wrong[0]?.field;
    },
  };
}

/** Reports the shown request once the fields rest after a change, or sooner when the visitor leaves. @param opened is not reported */
function useTellingAtRest<Query>(
  isUsable: boolean,
  query: Query,
  opened: Query,
  onRest: (query: Query) => void,
) {
  const untold = useRef<Query | null>(null);
  const tell = useEffectEvent(() => {
    const rested = untold.current;
    untold.current = null;
    if (rested !== null) onRest(rested);
  });
  useEffect(() => {
    const isChanged = query !== opened;
    // The address keeps the typed text until it is valid.
    untold.current = isChanged && isUsable ? query : null;
    if (untold.current === null) return;
    const timer = setTimeout(() => tell(), REST_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of what is shown starts the wait again
  }, [query, isUsable]);
  useEffect(() => {
    const onLeaving = () => tell();
    // Not at each step of a slider: there are sixty in a second.
    for (const leaving of leavings) addEventListener(leaving, onLeaving, { capture: true });
    return () => {
      for (const leaving of leavings) removeEventListener(leaving, onLeaving, { capture: true });
    };
  }, []);
}

function startOf<Query extends Asked>(data: LoanFormData, read: LoanFormOptions<Query>['read']) {
  const { search, limits } = data;
  const query = read(new URLSearchParams(search), limits);
  const left: readonly Field[] = [];
  const touched: readonly string[] = [];
  const wrong = query.errors;
  const unread = wrong.map(({ field }) => field);
  return { data, typed: search, touched, opened: query, query, wrong, unread, left, isChecked: true };
}
