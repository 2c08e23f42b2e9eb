import type { ArrangeableOffer } from '#domain/offers/arrange-offers.ts';

/** An offer as the hero needs it. */
export type HeroOffer = ArrangeableOffer & {
  slug: string;
  header: string;
  /** where the price was read: „Smile Credit: pagina creditorului „Detalii linie credit”, noiembrie 2026” */
  priceSource: { text: string; url: string | null } | null;
  /** „preț din 2022”, when it is older than a year */
  priceAge: string | null;
};
