import { expect, test } from 'vitest';
import { z } from 'zod';
import { evidenceItemSchema } from '#domain/offers/evidence/evidence-item.ts';
import { priceTermsSchema, productSchema } from '#domain/offers/evidence/product-schema.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { transparencyEntrySchema } from '#domain/partners/transparency/entry.ts';
import { seriesPointSchema } from '#domain/base/series/series.ts';
import { countries } from '#domain/law/countries/countries.ts';
import { changedParts } from './changed-parts.ts';
import { partLabels, wordOf } from './journal-words.ts';

const NAMES = { u7: 'Ana Pop' };

test('only differing parts are named, by the Romanian labels of their path', () => {
  const before = { header: 'Credit', term: { count: 3, unit: 'days' } };
  const after = { header: 'Credit', term: { count: 3, unit: 'months' } };

  expect(changedParts(before, after, NAMES)).toEqual([
    { label: 'perioada, unitatea', before: 'zile', after: 'luni' },
  ]);
});

test('added and removed parts have one side only', () => {
  expect(changedParts(null, { name: 'Ana' }, NAMES)).toEqual([
    { label: 'numele', before: undefined, after: 'Ana' },
  ]);
  expect(changedParts({ name: 'Ana' }, {}, NAMES)).toEqual([
    { label: 'numele', before: 'Ana', after: undefined },
  ]);
});

test('a list is one part, in words: roles, days, moments, numbers and accounts', () => {
  const after = {
    roles: ['editor', 'analyst'],
    readAt: '2026-11-21',
    hiddenAt: '2026-11-21T07:42:00.000Z',
    ratePercentPerDay: 0.75,
    hiddenBy: 'u7',
  };
  expect(changedParts({ roles: ['editor'] }, after, NAMES)).toEqual([
    { label: 'roluri', before: 'Editor', after: 'Editor; Analist' },
    { label: 'citită la', before: undefined, after: '21.11.2026' },
    { label: 'scos la', before: undefined, after: '21.11.2026, 09:42' },
    { label: 'dobânda pe zi (%)', before: undefined, after: '0,75' },
    { label: 'scos de', before: undefined, after: 'Ana Pop' },
  ]);
});

// Schemas of everything changed in the office: a new field without a Romanian label fails here.
const schemas = [
  offerSchema,
  evidenceItemSchema,
  productSchema,
  priceTermsSchema,
  transparencyEntrySchema,
  seriesPointSchema,
];
const described = schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' }));

test('every field that the office changes has a Romanian label, every fixed value a word', () => {
  const found = described.flatMap((schema) => [...fieldsAndValues(schema)]);
  expect(found.length).toBeGreaterThan(100);
  // Codes without a word: countries, and the tiers of evidence.
  const codes = new Set<string>(['A', 'B', 'C', 'D', 'lei', '30', ...Object.keys(countries)]);
  expect(
    found.filter((name) =>
      name.startsWith('.')
        ? partLabels[name.slice(1)] === undefined
        : !codes.has(name) && wordOf(name) === undefined,
    ),
  ).toEqual([]);
});

/** Lists the names of all fields of a JSON schema, with a dot before them, and the values of its enumerations. */
function* fieldsAndValues(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(part as object)) yield `.${name}`;
    if (key === 'enum') for (const value of part as unknown[]) if (typeof value === 'string') yield value;
    if (key === 'const') yield `${part as string | number}`;
    else yield* fieldsAndValues(part);
  }
}
