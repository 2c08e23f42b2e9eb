export type CurrencyPair = { from: string; to: string };

/** The pair an address names, as `eur-to-ron`; undefined when it is no pair of two different known currencies. */
export function parsePair(slug: string, codes: ReadonlySet<string>): CurrencyPair | undefined {
  const [, from, to] = /^([a-z]{3})-to-([a-z]{3})$/.exec(slug) ?? [];
  if (!from || !to || from === to) return undefined;
  const pair = { from: from.toUpperCase(), to: to.toUpperCase() };
  return codes.has(pair.from) && codes.has(pair.to) ? pair : undefined;
}

/** The last part of a pair's address: `eur-to-ron`. */
function pairSlug({ from, to }: CurrencyPair): string {
  return `${from}-to-${to}`.toLowerCase();
}

/** Address of a pair's page. */
export function pairHref(pair: CurrencyPair): string {
  return `/convertor-valutar/${pairSlug(pair)}/`;
}
