/** The parameters of a lender's report that are read; all others are dropped. */
const names = ['click_id', 'transaction_id', 'status', 'payout', 'currency'] as const;

/** Marker of a body that could not be read. */
export const UNREADABLE_BODY = { name: 'body', value: 'unreadable' } as const;

const LONGEST = 255;

/**
 * Reduces a report to the parameters that are read, as a query; of a repeated name the last one. Lenders send the fields of their
 * network, which may identify the borrower: such data are not ours to store.
 */
export function mappedQuery(sent: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of sent) {
    if (names.some((mapped) => mapped === name)) kept.set(name, value.trim().slice(0, LONGEST + 1));
    else if (name === UNREADABLE_BODY.name) kept.set(name, UNREADABLE_BODY.value);
  }
  return kept.toString();
}
