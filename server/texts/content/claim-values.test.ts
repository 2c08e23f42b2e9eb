import path from 'node:path';
import { expect, test } from 'vitest';
import type { Operator } from '#server/base/operator.ts';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { readFolderOnce } from '#tests/factories/site-content.ts';

/** Returns the texts about the site itself in one mode of claims. */
function pagesIn(claims: OfferClaims, operator: Operator = {}): string {
  const { series, contentWith } = readFolderOnce(path.join(projectFolder, 'content'), operator, claims);
  const { entries } = contentWith({ pack: romanianRulePacks.at(-1) ?? null, series, day: '2026-11-26' });
  return entries
    .flatMap((entry) => (entry.type === 'page' || entry.type === 'doc' ? [entry.lede, entry.body.html] : []))
    .join('\n');
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

test.each([
  'nu avem acorduri plătite cu creditorii, nici pentru clicuri',
  'iar când mergeți la un creditor nu primim nimic',
  'care astăzi este goală',
  'Astăzi nu plătim pe nimeni pentru trafic',
])('„%s” is shown only while the operator has no authorisation', (sentence) => {
  expect(pagesIn('sourced')).toContain(sentence);
  expect(pagesIn('sourced', { OPERATOR_AUTHORISATION: 'nr. 1/2026' })).not.toContain(sentence);
});

test('an operator that may be paid links to the list of payers', () => {
  const said = 'Când cineva ne plătește pentru o vizită, o cerere sau un credit acordat, scrie lângă ofertă';
  expect(pagesIn('sourced')).not.toContain(said);
  expect(pagesIn('sourced', { OPERATOR_AUTHORISATION: 'nr. 1/2026' })).toContain(said);
});
