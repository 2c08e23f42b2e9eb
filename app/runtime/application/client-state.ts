type Listed = { offers: readonly unknown[] };

const flags = { clientInitiated: false, loanCommonInitiated: false };
let offers: readonly unknown[] = [];

/**
 * Begins something of the application that begins once in the life of a document.
 * @returns whether it is this call that begins it: a flag goes from false to true and never back
 */
export function initiate(flag: keyof typeof flags): boolean {
  if (flags[flag]) return false;
  flags[flag] = true;
  return true;
}

/**
 * The data of a page with the list of offers that this document loaded first: a list does not change under the eyes of
 * someone who moves through its pages. An empty one, of an outage, is loaded again.
 * @param module of the route table; other pages have no whole list
 */
export function withOffersOnce<Data>(module: string, data: Data): Data {
  if (module !== 'offers') return data;
  const listed = data as Data & Listed;
  if (offers.length === 0) offers = listed.offers;
  return { ...listed, offers };
}
