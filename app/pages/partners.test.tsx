import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { partnersSchema } from '#domain/texts/schemas/partners-schema.ts';
import { PartnersRoute } from './partners.tsx';

const file = partnersSchema.parse(load(readFileSync('content/data/partners.yml', 'utf8')));
const text = {
  title: 'Lista partenerilor',
  description: '',
  h1: 'Lista partenerilor',
  updated: '2026-11-22',
  html: '<p>text</p>',
  headings: [],
};
const partner = { name: 'Firma de probă', image: '/parteneri/proba.svg', link: 'https://proba.example/' };
const page = (partners: (typeof partner)[]) =>
  renderToStaticMarkup(<PartnersRoute data={{ text, partners: { ...file, partners } }} />);

test('there is no partner today, and the page says so', () => {
  expect(file.partners).toEqual([]);
  const html = page([]);
  expect(html).toContain('<p>Niciunul. Suntem un site de comparație, fără acorduri plătite cu creditorii');
  expect(html).not.toContain('<img');
});

test('a partner has its name, logo and a link marked as paid; nothing claims that there is none', () => {
  const html = page([partner]);
  expect(html).toContain(
    '<li><a href="https://proba.example/" rel="sponsored nofollow noopener"><img src="/parteneri/proba.svg" alt="" width="160" height="48" loading="lazy"/>Firma de probă</a></li>',
  );
  expect(html).not.toContain('Niciunul');
});

test.each([
  ['a logo from another site', { image: 'https://proba.example/logo.svg' }],
  ['an address without https', { link: 'http://proba.example/' }],
  ['no name', { name: ' ' }],
  ['a field that is not of a partner', { commission: '10 lei' }],
])('%s stops the start', (_case, change) => {
  expect(partnersSchema.safeParse({ ...file, partners: [{ ...partner, ...change }] }).success).toBe(false);
});
