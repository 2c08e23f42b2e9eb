import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { readConfig } from '#server/config.ts';
import { createPublications } from '#server/texts/editorial/publications.ts';
import { readSiteContent } from './read-site-content.ts';

/** Returns today's law, and one from 01.03.2027 with a withdrawal period of thirty days. */
function lawThatChanges() {
  const inForce = rulePackInForce(romania.rulePacks, '2026-11-22');
  if (!inForce?.withdrawalDays) throw new Error('Romania has rules');
  const coming: RulePack = {
    ...inForce,
    validFrom: '2027-03-01',
    withdrawalDays: { ...inForce.withdrawalDays, value: 30 },
  };
  return { ...romania, rulePacks: [coming, inForce] };
}

test('texts state the new figures of the law from local midnight on, without a restart', () => {
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const site = readSiteContent(readConfig({}), clock.now, lawThatChanges());
  const publications = createPublications({
    isHidden: () => false,
    ...site,
    repository: { list: async () => [] },
    now: () => clock.now,
  });
  // The page states the withdrawal period: „14 zile calendaristice”.
  const days = () => {
    const html = publications.content().findText('cum-functioneaza')?.body.html ?? '';
    return /\d+\s(?:de\s)?zile(?= calendaristice)/.exec(html)?.[0].replaceAll(/\s/g, ' ');
  };
  expect(days()).toBe('14 zile');

  // Bucharest is two hours ahead of UTC in February.
  const midnight = new Date('2027-02-28T22:00:00Z');
  clock.now = new Date(midnight.getTime() - 1);
  expect(days()).toBe('14 zile');
  expect(publications.nextChange()).toEqual(midnight);

  clock.now = midnight;
  expect(days()).toBe('30 de zile');
  const draft = site.content.findText('cum-functioneaza');
  expect(draft && publications.contentWith(draft).findText(draft.slug)?.body.html).toMatch(/30\sde\szile/);
  expect(publications.nextChange()).toBeUndefined();
});

test('the menus link to the calendar of the new year from its first moment on', () => {
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const publications = createPublications({
    isHidden: () => false,
    ...readSiteContent(readConfig({}), clock.now),
    repository: { list: async () => [] },
    now: () => clock.now,
  });
  const calendar = () => {
    const { header, footer } = publications.content().navigation;
    const links = [...header.links, ...footer.flatMap((group) => group.links)].map(({ link }) => link);
    return links.filter((link) => link.startsWith('/zile-libere-'));
  };
  expect(calendar()).toEqual(['/zile-libere-2026/']);

  const newYear = new Date('2026-12-31T22:00:00Z');
  expect(publications.nextChange()).toEqual(newYear);
  clock.now = newYear;
  expect(calendar()).toEqual(['/zile-libere-2027/']);
});

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['/nicaieri', "The content folder /nicaieri can not be read: ENOENT: no such file or directory, open '"],
  [
    import.meta.filename,
    `The content folder ${import.meta.filename} can not be read: ENOTDIR: not a directory`,
  ],
])('a content folder that is %s is reported in a sentence', (CONTENT_DIR, sentence) => {
  const read = () => readSiteContent(readConfig({ CONTENT_DIR }), now);
  expect(read).toThrow(expect.objectContaining({ name: 'StartupError' }));
  expect(read).toThrow(sentence);
});

test.each([
  ['data/tags.yml', 'unu: [', 'data/tags.yml: unexpected end of the stream within a flow collection (1:7)'],
  [
    'pages/despre-noi.md',
    '---\ntitle: "Despre\n---\nText.',
    'pages/despre-noi.md: unexpected end of the stream within a double quoted scalar',
  ],
])(
  'an invalid YAML file %s is named',
  (file, text, problem) => {
    const CONTENT_DIR = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-content-'));
    onTestFinished(() => rmSync(CONTENT_DIR, { recursive: true }));
    cpSync(path.resolve(import.meta.dirname, '../../../content'), CONTENT_DIR, { recursive: true });
    writeFileSync(path.join(CONTENT_DIR, file), text);

    const read = () => readSiteContent(readConfig({ CONTENT_DIR }), now);
    expect(read).toThrow(expect.objectContaining({ name: 'ContentError' }));
    expect(read).toThrow(problem);
  },
  60_000,
);
