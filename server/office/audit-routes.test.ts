import { expect, test } from 'vitest';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { type AuditEntry, noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const now = new Date('2026-11-23T10:00:00Z');
const { db } = await openFileDatabase();
const office = await startOffice(db, { now: () => now });
const file = await findOffersFile('RO');
if (!file) throw new Error('Romania has no offers.');
await loadStartingOffers({ db, file, leadId: 'ro-1', now });
const boss = await office.enter(['administrator'], 'Boss');
const ana = await office.addPerson(['editor'], 'Ana Pop');

const journal = async (search = '') =>
  (await boss.call('GET', `/api/admin/audit${search}`)).body as {
    records: { action: string }[];
    names: Record<string, string>;
    total: number;
  };
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const write = (entry: Pick<AuditEntry, 'at' | 'action' | 'subject' | 'after'>) =>
  noteInAuditLog(db, { by: { id: ana.id, name: ana.name }, ...entry });

test('the journal names the accounts and lenders it mentions, as subjects and inside values', async () => {
  await write({
    at: at(0),
    action: 'user.roles-changed',
    subject: { kind: 'user', id: ana.id },
    after: { roles: ['editor'] },
  });
  await write({
    at: at(1),
    action: 'evidence.asked',
    subject: { kind: 'evidence', id: 'smile-credit' },
    after: { item: { enteredBy: boss.id } },
  });

  const { names } = await journal();
  expect(names).toMatchObject({ [ana.id]: 'Ana Pop', [boss.id]: 'Boss', 'smile-credit': 'Smile Credit' });
});

test('a copy stored with a proposal is one row with it; alone, or asked for, it is a row of its own', async () => {
  await db.deleteFrom('audit_log').execute();
  const copy = { action: 'evidence-file.kept', subject: { kind: 'evidence-file', id: 'a1' }, after: {} };
  const proposal = { action: 'evidence.proposed', subject: { kind: 'evidence', id: 'mogo' }, after: {} };
  await write({ at: at(0), ...copy });
  await write({ at: at(1), ...proposal });
  await write({ at: at(60), ...copy });

  const { records, total } = await journal();
  expect(records.map(({ action }) => action)).toEqual(['evidence-file.kept', 'evidence.proposed']);
  expect(total).toBe(2);
  expect((await journal('?actiune=evidence-file.kept')).total).toBe(2);
});
