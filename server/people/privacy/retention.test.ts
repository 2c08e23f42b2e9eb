import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { newRegistration } from '#tests/factories/new-registration.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { forgetOwnData } from './retention.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const sentAt = new Date('2026-11-21T10:00:00Z');
const forgetOn = (moment: string) => forgetOwnData(db, new Date(moment), romania.timeZone);

async function fill() {
  const person = { name: 'Ion Popa', email: 'ion@example.ro', phone: null, created_at: sentAt };
  await db
    .insertInto('contact_messages')
    .values({ ...person, reference: 'C-1', message: 'm' })
    .execute();
  await db
    .insertInto('registrations')
    .values(newRegistration({ reference: 'R-1', created_at: sentAt }))
    .execute();
  const request = {
    kind: 'other' as const,
    email_hash: Buffer.alloc(32),
    message: 'm',
    answer: null,
    created_at: sentAt,
    due_on: '2026-12-21',
  };
  await db
    .insertInto('data_requests')
    .values([
      { ...request, reference: 'D-1', email: null, done_at: sentAt },
      { ...request, reference: 'D-2', email: 'ion@example.ro', done_at: null },
    ])
    .execute();
  await db
    .insertInto('self_exclusions')
    .values({ email_hash: Buffer.alloc(32), until_day: '2026-12-21', created_at: sentAt })
    .execute();
}

async function left() {
  const names: string[] = [];
  for (const { reference } of await db.selectFrom('contact_messages').select('reference').execute())
    names.push(reference);
  for (const { reference } of await db.selectFrom('registrations').select('reference').execute())
    names.push(reference);
  for (const { reference } of await db
    .selectFrom('data_requests')
    .select('reference')
    .orderBy('reference')
    .execute())
    names.push(reference);
  for (const { until_day } of await db.selectFrom('self_exclusions').select('until_day').execute())
    names.push(`pause ${until_day}`);
  return names;
}

test.each([
  ['2026-12-21T10:00:00Z', ['C-1', 'R-1', 'D-1', 'D-2', 'pause 2026-12-21']],
  ['2026-12-21T22:01:00Z', ['C-1', 'R-1', 'D-1', 'D-2']], // the next day in Romania
  ['2027-11-21T10:00:00Z', ['C-1', 'R-1', 'D-1', 'D-2']],
  ['2027-11-21T10:00:01Z', ['C-1', 'D-1', 'D-2']], // a year
  ['2029-11-21T10:00:00Z', ['C-1', 'D-1', 'D-2']],
  ['2029-11-21T10:00:01Z', ['D-2']], // three years; an open request is never forgotten
])('at %s %j is left', async (moment, expected) => {
  await fill();
  await forgetOn(moment);
  expect(await left()).toEqual(expected);
});

test('the contact person of a refused or ended firm is forgotten three years later; of others never', async () => {
  for (const state of ['refused', 'ended', 'approved'] as const) await addPartner(db, { state, now: sentAt });
  const contacts = async () =>
    (await db.selectFrom('partners').select('contact_email').orderBy('legal_name').execute()).map(
      ({ contact_email }) => contact_email,
    );

  await forgetOn('2029-11-21T10:00:00Z');
  expect(await contacts()).not.toContain(null);
  await forgetOn('2029-11-21T10:00:01Z');
  expect(await contacts()).toEqual([null, null, 'p-proba3@exemplu.ro']);
});
