import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Content } from '#server/texts/content/content.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPublications } from './publications.ts';
import { createPublicationsRepository } from './publications-repository.ts';

const database = await openFileDatabase();
beforeEach(() => database.clear());

const pack = rulePackInForce(romania.rulePacks, '2026-12-01');
const site = siteContent(pack);
const article = site.articles[0]?.slug ?? '';
const repository = createPublicationsRepository(database.db);
const noon = new Date('2026-12-01T10:00:00Z');
const later = new Date('2026-12-01T10:00:01Z');
const decision = { path: `/${article}/`, decidedBy: 'ana', decidedAt: noon };

/** Returns the site's content with one article that declares this publication, a moment at a time. */
function publicationsWith(says: { state?: 'draft' | 'review'; publishAt?: string }) {
  const clock = { now: noon };
  const entries = site.entries.map((entry) => (entry.slug === article ? { ...entry, ...says } : entry));
  const content: Content = { ...site, entries };
  return {
    clock,
    publications: createPublications({ content, repository, isHidden: () => false, now: () => clock.now }),
  };
}

const knows = (content: Content) => ({
  page: content.findArticle(article) !== undefined,
  listed: content.articles.some(({ slug }) => slug === article),
});

test('a draft has no page and is in no list, until the office publishes it', async () => {
  const { publications } = publicationsWith({ state: 'draft' });
  expect(knows(publications.content())).toEqual({ page: false, listed: false });

  await repository.schedule({ ...decision, publishAt: noon });
  await publications.load();
  expect(knows(publications.content())).toEqual({ page: true, listed: true });
});

test('a page with a date appears at its second, and is the next change until then', () => {
  const { clock, publications } = publicationsWith({ publishAt: '2026-12-01T12:00:01+02:00' });
  expect(publications.nextChange()).toEqual(later);
  expect(knows(publications.content()).page).toBe(false);

  clock.now = later;
  expect(knows(publications.content()).page).toBe(true);
  expect(publications.nextChange()).toBeUndefined();
});

test('a decision can move a public page out of sight, and can be withdrawn', async () => {
  const { publications } = publicationsWith({});
  await repository.schedule({ ...decision, publishAt: later });
  await publications.load();
  expect(knows(publications.content()).page).toBe(false);

  expect(await repository.withdraw(decision.path)).toBe(true);
  expect(await repository.withdraw(decision.path)).toBe(false);
  await publications.load();
  expect(knows(publications.content()).page).toBe(true);
});

test('every decision is on record with its author and time', async () => {
  await repository.schedule({ ...decision, publishAt: noon });
  await repository.schedule({ ...decision, publishAt: later, decidedBy: 'ion' });
  expect(await repository.list()).toEqual([{ ...decision, publishAt: later, decidedBy: 'ion' }]);
});
