import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { readLenderEntry } from '#tests/factories/lender-page-args.ts';
import { lenderPage } from '#tests/factories/rendered-lender.tsx';

const slugs = readdirSync('content/creditori').map((file) => file.replace('.md', ''));

test('16 brands of the offers have their page; the 17th has its sheet alone', async () => {
  const file = await findOffersFile('RO');
  const reviewed = file?.offers.filter(({ slug }) => slug !== '12rate') ?? [];
  expect(slugs.toSorted()).toEqual(reviewed.map(({ slug }) => slug).toSorted());
  expect(slugs).toHaveLength(16);
});

test.each(slugs)('%s is written within the limits of its form', (slug) => {
  const { title, description, body, faq, updated, ...entry } = readLenderEntry(slug);
  expect(entry.slug).toBe(slug);
  expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse('2026-11-21'));
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(body.words).toBeGreaterThanOrEqual(200);
  // 450 of its own; the table beside other lenders, which evidence writes, takes some hundred more.
  expect(body.words).toBeLessThanOrEqual(560);
  expect(faq.length).toBeGreaterThanOrEqual(3);
  // Headings of the text are below the section's own.
  expect(body.html).not.toMatch(/<h[12]/);
});

test('no question is asked on two pages', () => {
  const questions = slugs.flatMap((slug) => readLenderEntry(slug).faq.map(({ q }) => q));
  expect(new Set(questions).size).toBe(questions.length);
});

test.each(slugs)('what the text of %s says stands on its page stands there', async (slug) => {
  const { body, faq, steps, pros, cons } = readLenderEntry(slug);
  const text = JSON.stringify([body.html, faq, steps, pros, cons]).replaceAll('&nbsp;', ' ');
  // A place is named, not pointed at: sections move.
  expect(text).not.toMatch(/(?<!este )mai (sus|jos)\b/);
  const page = await lenderPage(slug);
  const needsMaximum = /(?:maximul legal|bara|Calculul) de pe această pagină/.test(text);
  expect(!needsMaximum || page.includes('Pentru 2 000 de lei, un IFN poate cere peste sumă cel mult')).toBe(
    true,
  );
  const headings = Array.from(page.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/g), ([, heading]) => heading);
  for (const [, name] of text.matchAll(/(?:este|sunt) la „([^”]+)”/g)) expect(headings).toContain(name);
});
