import { banksWithFigures } from '#domain/tools/rates/rank-banks.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ListingFacts } from '#server/web/pages/page-contract.ts';

/** Pages about a bank are for search engines while it has figures; pages about currencies always. */
export function hasFiguresOfBank(slug: string, { rates, today }: ListingFacts, { banks }: Content): boolean {
  return !banks.some((bank) => bank.slug === slug) || banksWithFigures(rates, today).has(slug);
}
