import { agesFrom } from '#domain/offers/source-age.ts';
import { slugOf } from '#domain/text/plain-letters.ts';
import { contradictionIn } from './contradiction.ts';
import { tellsPrice, type EvidenceItem } from './evidence-item.ts';
import { pricePerDay, type PricePerDay } from './item-price.ts';
import type { LenderEvidence } from './lender-evidence.ts';

/** What one source said, once, of the price of a product. */
export type PriceReading = {
  item: EvidenceItem & { tier: Exclude<EvidenceItem['tier'], 'D'> };
  /** null: a price that can not be told by day, such as a DAE alone */
  perDay: PricePerDay | null;
  /** id of the reading before it, where the same page said the same then: from that day to this one its price is covered */
  continues: string | null;
};

/** The price of one product of a lender in time. */
export type PriceHistory = {
  /** for addresses and files: the words of its name */
  product: string;
  /** Romanian, as shown */
  name: string;
  /** ascending by the date of the source or, of one without, the day of reading */
  readings: PriceReading[];
};

/**
 * The prices of a lender product by product, each as a source told it on its day. Nothing is known between two readings but where the
 * same page said the same on both. What only third parties print (tier D), and what contradicts itself, is none of it.
 * @returns products in the order of their newest reading, the newest first
 */
export function priceHistories({ items }: Pick<LenderEvidence, 'items'>): PriceHistory[] {
  const told = items.flatMap((item) => {
    const { tier } = item;
    return tier === 'D' || !tellsPrice(item) || contradictionIn(item) !== null ? [] : [{ ...item, tier }];
  });
  const byProduct = Map.groupBy(told, ({ product }) => slugOf(product));
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

/** Whether one page said the same price of the same loan twice. One without an address can not be opened again. */
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
