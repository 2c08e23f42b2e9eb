/** What of a lender's report is read; nothing else of it is kept. */
const names = ['click_id', 'transaction_id', 'status', 'payout', 'currency'] as const;

/** In place of a body that could not be read: that there was one. */
export const UNREADABLE_BODY = { name: 'body', value: 'unreadable' } as const;

const LONGEST = 255;

/**
 * The parameters of a report that are read, as a query; of a repeated name the last. Lenders add what their network fills in, and may add whom
 * the loan is for: that is not ours to keep.
 */
export function mappedQuery(sent: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of sent) {
    if (names.some((mapped) => mapped === name)) kept.set(name, value.trim().slice(0, LONGEST + 1));
    else if (name === UNREADABLE_BODY.name) kept.set(name, UNREADABLE_BODY.value);
  }
  return kept.toString();
}
