import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { createPublications } from '#server/texts/editorial/publications.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { contentByEvidence } from './content.ts';

const folder = path.join(projectFolder, 'content');
const pack = rulePackInForce(romania.rulePacks, '2026-11-22');
const content = siteContent(pack);

/** Returns the evidence after the office has entered 0,8% a day for this lender, from a new item. */
function entered(slug: string): ReadonlyMap<string, LenderEvidence> {
  const smile = content.evidence.get('smile-credit');
  const lender = content.evidence.get(slug) ?? smile;
  const [line] = smile?.products ?? [];
  const item = lender?.items.find(({ id }) => id !== lender.products[0]?.evidence);
  if (!lender || !line || !item) throw new Error(`no evidence of ${slug}`);
  const product = { ...line, evidence: item.id, interest: { per: 'day', percent: 0.8 }, free: null } as const;
  return new Map([...content.evidence, [slug, { ...lender, products: [product] }]]);
}

const textsOf = (from: typeof content, slug: string) => {
  const lender = from.findLender(slug);
  if (!lender) throw new Error(`no text of ${slug}`);
  const { title, description, h1, subtitle, pros, cons, steps, faq, body } = lender;
  return textOf(
    [title, description, h1, subtitle, JSON.stringify([pros, cons, steps, faq]), body.html].join('\n'),
  );
};

test('a text states the price of the evidence, and another one after a new entry', () => {
  const before = textsOf(content, 'smile-credit');
  expect(before).toContain('1% pe zi');
  expect(before).toContain('primele 3 zile');
  // 500 lei for 30 days, of which 27 are charged: 135 lei. At 0,8% for all of them 120.
  expect(before).toContain('135 de lei');

  const after = textsOf(contentByEvidence(content, entered('smile-credit')), 'smile-credit');
  expect(after).toContain('0,8% pe zi');
  expect(after).toContain('120 de lei');
  expect(after).not.toMatch(/\b1% pe zi|3 zile fără|primele 3 zile|135 de lei/);
});

test.each(content.lenders.map(({ slug }) => slug))(
  'once a price of %s is entered, its text no longer says that none was found, and has no braces left',
  (slug) => {
    expect(textsOf(content, slug)).not.toContain('{{');
    if (!content.evidence.has(slug)) return;
    const after = textsOf(contentByEvidence(content, entered(slug)), slug);
    expect(after).not.toContain('{{');
    expect(after).not.toMatch(
      /[Nn]u (?:le-)?am găsit (?:dobânda|la creditor niciun preț|un preț)|Prețul apare/,
    );
  },
);

test('texts change with the evidence, once, and not when it stays the same', () => {
  const publications = createPublications({
    content,
    repository: { list: async () => [] },
    isHidden: () => false,
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  expect(publications.nameBy(content.evidence)).toBe(false);
  expect(publications.nameBy(entered('smile-credit'))).toBe(true);
  expect(publications.nameBy(entered('smile-credit'))).toBe(false);
  expect(textsOf(publications.content(), 'smile-credit')).toContain('0,8% pe zi');
});

test('no text about a lender has typed interest that the evidence could change', () => {
  const named = content.lenders.flatMap(({ slug, file }) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\u00a0', ' ');
    const sentences = text.split(/(?<=[.!?])\s+|\n/);
    return sentences
      .filter((sentence) => !/\{\{cat_timp\.|formularul din|Creditorul scrie/.test(sentence))
      .filter((sentence) => {
        const interests = (content.evidence.get(slug)?.products ?? []).flatMap(({ interest }) =>
          interest === 'unknown' ? [] : [String(interest.percent).replace('.', ',')],
        );
        return interests.some((percent) =>
          new RegExp(`(?<![\\d,])${percent}0?% pe (?:zi|an)`).test(sentence),
        );
      })
      .map((sentence) => `${slug}: ${sentence}`);
  });
  expect(named).toEqual([]);
});

test('a guide that names a lender’s price follows it too, and omits an example that is no longer printed', () => {
  const guide = (from: typeof content) => {
    const article = from.findArticle('credit-cu-dobanda-0-ce-inseamna-de-fapt');
    if (!article) throw new Error('no such guide');
    return textOf(article.body.html);
  };
  // Printed by the lender: 500 lei for 15 days, 3 of them free, cost 60 lei.
  expect(guide(content)).toContain('500 de lei pe 15 zile costă 60 de lei dobândă');
  expect(guide(content)).toMatch(/Smile Credit, linie de credit\s*3 zile/);
  const after = guide(contentByEvidence(content, entered('smile-credit')));
  expect(after).not.toMatch(/\{\{|1 476%|Dați înapoi 560|costă 60 de lei|\b1% pe zi se calculează/);
  expect(after).toContain('Zilele libere se numără, restul se plătește.');
});
