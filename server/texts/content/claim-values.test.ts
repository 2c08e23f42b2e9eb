import path from 'node:path';
import { expect, test } from 'vitest';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { readFolderOnce } from '#tests/factories/site-content.ts';

/** Returns the texts about the site itself in one mode of claims. */
function pagesIn(claims: OfferClaims): string {
  const { series, contentWith } = readFolderOnce(path.join(projectFolder, 'content'), {}, claims);
  const { entries } = contentWith({ pack: romanianRulePacks.at(-1) ?? null, series, day: '2026-11-26' });
  return entries.flatMap((entry) => (entry.type === 'page' ? [entry.lede, entry.body.html] : [])).join('\n');
}

// In `spec` mode offers have random stars, minutes and chances, the home page has five counters, and the list is in order of
// names (specification, section 9).
test.each([
  'Nu dăm stele',
  'la cei mai mulți creditori din listă nu îl avem',
  'Nu știm dacă veți primi creditul',
  'promisiuni de aprobare sau de viteză',
  'promisiuni pe care nu le putem dovedi',
  'Fiecare cifră despre un creditor are lângă ea sursa',
  'Tăiem ce nu are o sursă',
  'Prețurile publicate acum de creditori stau după câți lei dați înapoi',
])('„%s” is absent in the mode that contradicts it', (sentence) => {
  expect(pagesIn('sourced')).toContain(sentence);
  expect(pagesIn('spec')).not.toContain(sentence);
});

test('the order by names is described where the list has it', () => {
  expect(pagesIn('spec')).toContain('Lista se deschide în ordine alfabetică');
  expect(pagesIn('sourced')).not.toContain('Lista se deschide în ordine alfabetică');
});
