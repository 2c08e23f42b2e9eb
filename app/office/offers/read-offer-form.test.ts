import { expect, test } from 'vitest';
import { readOfferForm } from './read-offer-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('numbers are typed as people write them, lists line by line', () => {
  const offer = readOfferForm(
    formOf({
      header: ' Creditor ',
      isActive: 'da',
      tags: 'unu\n\n doi ',
      url: '',
      stars: '4,7',
      'example.value': '500 de lei costă 60.',
      'example.source.name': 'pagina creditorului',
      'example.source.url': '',
      'example.source.date': '',
      'example.source.readAt': '2026-11',
    }),
  );

  expect(offer).toMatchObject({
    header: 'Creditor',
    isActive: true,
    asnef: false,
    tags: ['unu', 'doi'],
    url: null,
    stars: 4.7,
    example: {
      value: '500 de lei costă 60.',
      source: { name: 'pagina creditorului', url: null, date: null, readAt: '2026-11' },
    },
  });
  expect(readOfferForm(formOf({ stars: 'patru' }))['stars']).toBe('patru');
});

test('a figure of which nothing is filled in is none', () => {
  const offer = readOfferForm(formOf({ 'example.value': '', 'example.source.name': '' }));
  expect(offer['example']).toBeNull();
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
