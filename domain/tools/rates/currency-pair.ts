export type CurrencyPair = { from: string; to: string };

/** Parses the pair of an address, as `eur-to-ron`; undefined unless both are different known currencies. */
export function parsePair(slug: string, codes: ReadonlySet<string>): CurrencyPair | undefined {
  const [, from, to] = /^([a-z]{3})-to-([a-z]{3})$/.exec(slug) ?? [];
  if (!from || !to || from === to) return undefined;
  const pair = { from: from.toUpperCase(), to: to.toUpperCase() };
  return codes.has(pair.from) && codes.has(pair.to) ? pair : undefined;
}

/** Builds the last part of a pair's address: `eur-to-ron`. */
function pairSlug({ from, to }: CurrencyPair): string {
  return `${from}-to-${to}`.toLowerCase();
}

/** Builds the address of a pair's page. */
export function pairHref(pair: CurrencyPair): string {
  return `/convertor-valutar/${pairSlug(pair)}/`;
}

type ConverterAddress = {
  pair: CurrencyPair;
  /** the bank whose rates are used; null: the national bank */
  bank: { slug: string } | null;
  /** the amount as typed; null: the default one */
  typed: string | null;
};

/** Builds the address of the converter for a pair: the pair's own page, or that of a bank. */
export function converterHref({ pair, bank, typed }: ConverterAddress): string {
  const asked = typed === null ? [] : [`suma=${encodeURIComponent(typed)}`];
  if (bank) asked.push(`din=${pair.from.toLowerCase()}`, `in=${pair.to.toLowerCase()}`);
  const path = bank ? `/convertor-valutar/${bank.slug}/` : pairHref(pair);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
