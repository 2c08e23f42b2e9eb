import { agesFrom } from '#domain/base/sources/source-age.ts';
import { slugOf } from '#domain/base/text/plain-letters.ts';
import { contradictionIn } from './contradiction.ts';
import { tellsPrice, type EvidenceItem } from './evidence-item.ts';
import { pricePerDay, type PricePerDay } from './item-price.ts';
import type { LenderEvidence } from './lender-evidence.ts';

/** One source's statement of a product's price. */
export type PriceReading = {
  item: EvidenceItem & { tier: Exclude<EvidenceItem['tier'], 'D'> };
  /** null: a price that cannot be expressed per day, such as a DAE alone */
  perDay: PricePerDay | null;
  /** id of the previous reading, if the same page made the same statement then: the price is covered from that day to this one */
  continues: string | null;
};

/** Price history of one product of a lender. */
export type PriceHistory = {
  /** for addresses and files: the words of its name */
  product: string;
  /** Romanian, as shown */
  name: string;
  /** ascending by the date of the source or, of one without, the day of reading */
  readings: PriceReading[];
};

/**
 * Builds the price histories of a lender's products, each price as a source stated it on its day. Between two readings the price is
 * unknown, unless the same page made the same statement on both. Excluded are statements of third parties alone (tier D) and
 * contradictory ones.
 * @returns products by their newest reading, newest first
 */
export function priceHistories({ items }: Pick<LenderEvidence, 'items'>): PriceHistory[] {
  const usable = items.flatMap((item) => {
    const { tier } = item;
    return tier === 'D' || !tellsPrice(item) || contradictionIn(item) !== null ? [] : [{ ...item, tier }];
  });
  const byProduct = Map.groupBy(usable, ({ product }) => slugOf(product));
  const histories = Array.from(byProduct, ([product, own]): PriceHistory => {
    const ordered = own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || readOn(a, b));
    return {
      product,
      name: ordered.at(-1)?.product ?? product,
      readings: ordered.map((item, at) => {
        const before = ordered.slice(0, at).findLast((earlier) => earlier.source.url === item.source.url);
        const continues = before && saysTheSame(before, item) ? before.id : null;
        return { item, perDay: pricePerDay(item), continues };
      }),
    };
  });
  return histories.toSorted((a, b) => newest(b).localeCompare(newest(a)) || (a.product < b.product ? -1 : 1));
}

/** Tells whether one page stated the same price of the same loan twice. A source without an address cannot be opened again. */
function saysTheSame(a: EvidenceItem, b: EvidenceItem): boolean {
  const word = ({ figures, principalLei, term, repayment, client }: EvidenceItem) =>
    JSON.stringify([figures, principalLei, term, repayment, client]);
  return a.source.url !== null && word(a) === word(b);
}

function dayOf({ source }: EvidenceItem): string {
  return agesFrom(source);
}

function readOn(a: EvidenceItem, b: EvidenceItem): number {
  return (a.source.readAt ?? '').localeCompare(b.source.readAt ?? '');
}

function newest({ readings }: PriceHistory): string {
  const last = readings.at(-1);
  return last ? dayOf(last.item) : '';
}
