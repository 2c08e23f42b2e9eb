import { expect, test } from 'vitest';
import { romania } from '#domain/countries/romania.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { readConfig } from '#server/config.ts';
import { createPublications } from '#server/editorial/publications.ts';
import { readSiteContent } from './read-site-content.ts';

/** Today's law, and one from 01.03.2027 that gives thirty days to withdraw from a credit. */
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

test('texts name the new figures of the law from midnight in the country on, without a restart', () => {
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const site = readSiteContent(readConfig({}), clock.now, lawThatChanges());
  const publications = createPublications({
    ...site,
    repository: { list: async () => [] },
    now: () => clock.now,
  });
  // The page says in which time one may withdraw: „14 zile calendaristice”.
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
}, 60_000);
