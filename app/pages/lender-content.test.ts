import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { readLenderEntry } from '#tests/factories/lender-page-args.ts';
import { lenderPage } from '#tests/factories/rendered-lender.tsx';

const slugs = readdirSync('content/creditori').map((file) => file.replace('.md', ''));

test('16 brands of the offers have their page; the 17th has only its sheet', async () => {
  const file = await findOffersFile('RO');
  const reviewed = file?.offers.filter(({ slug }) => slug !== '12rate') ?? [];
  expect(slugs.toSorted()).toEqual(reviewed.map(({ slug }) => slug).toSorted());
  expect(slugs).toHaveLength(16);
});

test.each(slugs)('%s respects the limits of its format', (slug) => {
  const { title, description, body, faq, updated, ...entry } = readLenderEntry(slug);
  expect(entry.slug).toBe(slug);
  expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse('2026-11-21'));
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
  // The answer stands above: the text holds what to check before signing and what to do when late.
  expect(body.words).toBeGreaterThanOrEqual(100);
  expect(body.words).toBeLessThanOrEqual(200);
  expect(faq.length).toBeGreaterThanOrEqual(3);
  // Headings of the text are below the section's own.
  expect(body.html).not.toMatch(/<h[12]/);
});

test('no question appears on two pages', () => {
  const questions = slugs.flatMap((slug) => readLenderEntry(slug).faq.map(({ q }) => q));
  expect(new Set(questions).size).toBe(questions.length);
});

test.each(slugs)('every place that the text of %s refers to exists on its page', async (slug) => {
  const { body, faq, steps, pros, cons } = readLenderEntry(slug);
  const text = JSON.stringify([body.html, faq, steps, pros, cons]).replaceAll('&nbsp;', ' ');
  // A place is named, not pointed to: sections move.
  expect(text).not.toMatch(/(?<!este )mai (sus|jos)\b/);
  const page = await lenderPage(slug);
  const needsMaximum = /(?:maximul legal|bara|Calculul) de pe această pagină/.test(text);
  expect(!needsMaximum || page.includes('La 2 000 de lei pe 3 luni, prin lege, cel mult')).toBe(true);
  const named = /<(h[2-4]|summary)[^>]*>(.*?)<\/\1>/g;
  const headings = Array.from(page.matchAll(named), ([, , heading]) => heading);
  for (const [, name] of text.matchAll(/(?:este|sunt) la „([^”]+)”/g)) expect(headings).toContain(name);
});

// Notes on how we read are under /legi/ and on /cum-ordonam/: design/answer-first, rules 4, 5 and 10.
test.each(slugs)('the page of %s says what is known and what to ask, not how it was read', async (slug) => {
  expect(await lenderPage(slug)).not.toMatch(
    /citit (?:în|într)|textul nu l-am citit|neverificat|negăsit de noi|[Aa]șa citim noi|form[ăa] mai veche/,
  );
});
