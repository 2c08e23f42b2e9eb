import type { ShareCard } from '#domain/texts/pages/share-card.ts';

/** Builds the card of a page's picture, with one bar. */
export function newCard(overrides: Partial<ShareCard> = {}): ShareCard {
  return {
    eyebrow: 'Ghid · Bani',
    title: 'Cât costă o întârziere de zece zile',
    caption: '1 000 de lei pe 30 de zile',
    drawing: {
      kind: 'bars',
      rows: [{ label: 'la timp', end: '300 lei cost', amount: 0.5, cost: 0.25, edge: 1 }],
    },
    note: 'Sursa: Legea 243/2024, din 13.08.2024',
    ...overrides,
  };
}
