import type { Figure, LeadFigures, Offer } from '#domain/offers/offer.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import { isSame } from '#domain/offers/offer-parts.ts';

/** Parts of an offer that are worth a line in a mail, with their names inside a sentence. */
export const newsParts = {
  amount: 'suma',
  term: 'perioada',
  price: 'prețul',
  firstLoan: 'zilele cu 0%',
  conditions: 'condițiile',
  repayment: 'felul plății',
} as const satisfies Partial<Record<keyof LeadFigures | 'conditions', string>>;

type NewsPart = keyof typeof newsParts;

/** Change of an offer. */
export type OfferNews = {
  kind: 'new' | 'changed' | 'gone';
  header: string;
  /** path of our page about the lender; null when there is none */
  path: string | null;
  /** the changed parts */
  parts: NewsPart[];
};

const names = Object.keys(newsParts) as NewsPart[];

/**
 * Compares two moments of the list visitors see (`baseOrder`): offers that became available, offers that are no longer available,
 * and changed figures of the others. A figure that was only read again is unchanged. A change that was reverted in between is not
 * news.
 */
export function offerNews(before: readonly Offer[], after: readonly Offer[]): OfferNews[] {
  const earlier = new Map(before.map((offer) => [offer.id, offer]));
  const later = new Map(after.map((offer) => [offer.id, offer]));
  const gone = before.filter(({ id, isActive }) => isActive && !later.get(id)?.isActive);
  return [
    ...after.flatMap((offer): OfferNews[] => {
      if (!offer.isActive) return [];
      const old = earlier.get(offer.id);
      if (!old?.isActive) return [newsOf('new', offer)];
      const parts = names.filter((name) => !isSame(valueOf(old, name), valueOf(offer, name)));
      return parts.length > 0 ? [newsOf('changed', offer, parts)] : [];
    }),
    ...gone.map((offer) => newsOf('gone', later.get(offer.id) ?? { ...offer, lenderLink: null })),
  ];
}

function newsOf(kind: OfferNews['kind'], { header, lenderLink }: Offer, parts: NewsPart[] = []): OfferNews {
  return { kind, header, path: lenderLink, parts };
}

// The reading date of a figure changes with every confirmation.
function valueOf(offer: Offer, part: NewsPart): unknown {
  const compared = { ...leadFigures(offer), conditions: offer.conditions };
  const figures: readonly Figure<unknown>[] = [compared[part] ?? []].flat();
  return figures.map(({ value }) => value);
}
