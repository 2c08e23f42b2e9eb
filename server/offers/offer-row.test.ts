import { expect, test } from 'vitest';
import { newOffer } from '#tests/factories/new-offer.ts';
import { toOffer, toOfferRow } from './offer-row.ts';

test('a figure that is newer than a stored offer is null, as one without a source', () => {
  const row = toOfferRow(newOffer());
  const { example: _, ...older } = row.figures;
  const offer = toOffer({ ...row, figures: older as typeof row.figures });
  expect(offer.example).toBeNull();
});
