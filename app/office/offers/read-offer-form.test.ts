import { expect, test } from 'vitest';
import { readOfferForm } from './read-offer-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('amounts are typed in lei, numbers as people write them, lists line by line', () => {
  const offer = readOfferForm(
    formOf({
      header: ' Creditor ',
      isActive: 'da',
      tags: 'unu\n\n doi ',
      url: '',
      'amount.value.min': '1 000',
      'amount.value.max': '',
      'amount.source.name': 'pagina creditorului',
      'amount.source.url': '',
      'amount.source.date': '',
      'amount.source.readAt': '2026-11',
      'price.value.kind': 'daily',
      'price.value.ratePercentPerDay': '0,8',
      'price.value.freeDays': 'trei',
      'price.source.name': '',
      'price.source.url': '',
      'price.source.date': '',
    }),
  );

  expect(offer).toMatchObject({
    header: 'Creditor',
    isActive: true,
    asnef: false,
    tags: ['unu', 'doi'],
    url: null,
    amount: {
      value: { min: 100_000, max: null },
      source: { name: 'pagina creditorului', url: null, date: null, readAt: '2026-11' },
    },
    price: {
      value: { kind: 'daily', ratePercentPerDay: 0.8, freeDays: 'trei' },
      source: { name: '', url: null, date: null },
    },
  });
});

test('a figure of which nothing is filled in is none, though the kind of its price is chosen', () => {
  const offer = readOfferForm(
    formOf({ 'price.value.kind': 'daily', 'price.value.ratePercentPerDay': '', 'price.source.name': '' }),
  );
  expect(offer['price']).toBeNull();
  expect(offer['term']).toBeNull();
});

test("an identity's origin is stored with it, and alone it is no identity", () => {
  const fields = (name: string) => ({
    'legalName.value': name,
    'legalName.source.name': name && 'pagina',
    'legalName.origin': name && 'lender',
  });
  expect(readOfferForm(formOf(fields('A IFN S.A.')))['legalName']).toMatchObject({
    value: 'A IFN S.A.',
    origin: 'lender',
  });
  expect(readOfferForm(formOf(fields('')))['legalName']).toBeNull();
});

test('an emptied condition leaves no gap', () => {
  const source = (index: number, text: string) => ({
    [`conditions.${index}.value`]: text,
    [`conditions.${index}.source.name`]: text && 'pagina creditorului',
  });
  const offer = readOfferForm(formOf({ ...source(0, 'Una.'), ...source(1, ''), ...source(2, 'Alta.') }));

  expect(offer['conditions']).toMatchObject([{ value: 'Una.' }, { value: 'Alta.' }]);
});
