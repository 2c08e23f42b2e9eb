import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { type LenderEvidence, lenderEvidenceSchema } from '#domain/offers/evidence/lender-evidence.ts';
import { evidenceView } from './evidence-view.ts';

const known = lenderEvidenceSchema.parse(load(readFileSync('content/evidence/smile-credit.yml', 'utf8')));
const offer = {
  lenderKind: 'ifn',
  url: 'https://www.smilecredit.ro/',
  legalName: null,
  registers: null,
} as const;

/** Returns what the page says about the lender's price after a change of the item that states it. */
function said(change: Partial<LenderEvidence['items'][number]>, today: string): string | undefined {
  const items = known.items.map((item) => (item.id === 'smile-a1' ? { ...item, ...change } : item));
  return evidenceView({ ...known, items }, offer, [], today)?.items.find(({ id }) => id === 'smile-a1')?.said;
}
const readOn = (readAt: string) => ({
  name: 'pagina',
  url: 'https://www.smilecredit.ro/pret',
  date: null,
  readAt,
});

test('a price is „verificat” only if a colleague opened the live page, with the day, and for 12 months', () => {
  const source = readOn('2026-11-22');
  expect(said({ source }, '2026-11-23')).toBe('preț publicat de creditor');
  expect(said({ source, openedBy: 'Ana' }, '2026-11-23')).toBe(
    'preț verificat pe pagina creditorului la 22.11.2026',
  );
  expect(said({ source, openedBy: 'Ana' }, '2027-11-23')).toBe('preț vechi, de la creditor');
});
