type Listed = { offers: readonly unknown[] };

const flags = { clientInitiated: false, loanCommonInitiated: false };
let offers: readonly unknown[] = [];

/**
 * Starts a one-time task of the application, at most once per document.
 * @returns whether this call starts it: a flag goes from false to true and never back
 */
export function initiate(flag: keyof typeof flags): boolean {
  if (flags[flag]) return false;
  flags[flag] = true;
  return true;
}

/**
 * Returns a page's data with the list of offers that this document loaded first: the list does not change while a visitor moves
 * between pages. An empty list, after an outage, is loaded again.
 * @param module of the route table; only some pages have the whole list
 */
export function withOffersOnce<Data>(module: string, data: Data): Data {
  if (module !== 'offers') return data;
  const listed = data as Data & Listed;
  if (offers.length === 0) offers = listed.offers;
  return { ...listed, offers };
}
