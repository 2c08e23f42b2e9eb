import { banksWithFigures } from '#domain/rates/rank-banks.ts';
import type { Content } from '#server/content/content.ts';
import type { ListingFacts } from '#server/pages/page-contract.ts';

/** Pages about a bank are for search engines while it has figures; pages about currencies always. */
export function hasFiguresOfBank(slug: string, { rates, today }: ListingFacts, { banks }: Content): boolean {
  return !banks.some((bank) => bank.slug === slug) || banksWithFigures(rates, today).has(slug);
}
