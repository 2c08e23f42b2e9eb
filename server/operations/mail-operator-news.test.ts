import { beforeEach, expect, test } from 'vitest';
import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { mailOperatorNews } from './mail-operator-news.ts';
import { goodFacts } from '#tests/factories/site-facts.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = () => new Date('2026-11-23T10:42:00Z');

/** Runs one check on an instance, and returns the mails sent since the last check. */
async function look(facts: Partial<SiteFacts>, instance = 'masina:3000') {
  await mailOperatorNews({
    db,
    examine: async () => ({ ...goodFacts, ...facts }),
    instance,
    outbox: createMailOutbox({ jobs: { send: async () => undefined }, now }),
    mail: { operator: 'operator@site.test', origin: 'https://site.test' },
    now,
  });
  return await db
    .deleteFrom('mail_outbox')
    .returning(['recipient', 'subject', 'body_text as text'])
    .execute();
}

const late = {
  backup: { hasPlace: true, lastAt: new Date('2026-11-22T07:00:00Z'), isLate: true, problem: null },
};
const full = { disk: { freeMegabytes: 100, wholeMegabytes: 81_920 } };

test('a line that has to be mended is mailed once, with advice, and once more when it is mended', async () => {
  expect(await look({})).toEqual([]);

  const [mail, ...others] = await look({ ...late, ...full });
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('operator@site.test');
  expect(mail?.subject).toBe('De îndreptat pe site: Spațiu pe disc, Copii de siguranță');
  expect(mail?.text).toContain(
    'Copii de siguranță: Ultima copie bună: acum 27 h. Vedeți motivul în jurnalul serverului și porniți una: npm run backup.',
  );
  expect(mail?.text).toContain('https://site.test/admin/operatiuni/');
  expect(await look({ ...late, ...full })).toEqual([]);

  const [mended] = await look(late);
  expect(mended?.subject).toBe('S-a îndreptat pe site: Spațiu pe disc');
  expect(mended?.text).not.toContain('de îndreptat.');
  expect(await look(late)).toEqual([]);
  expect((await look({ ...late, ...full }))[0]?.subject).toBe('De îndreptat pe site: Spațiu pe disc');
});

test('of several instances each reports its own disk, and only one what they share', async () => {
  expect(await look({ ...late, ...full }, 'unu:3000')).toHaveLength(1);
  expect((await look({ ...late, ...full }, 'doi:3000'))[0]?.subject).toBe(
    'De îndreptat pe site: Spațiu pe disc',
  );
  // The disk of the first is still full when the second one looks.
  expect(await look(late, 'trei:3000')).toEqual([]);
  expect((await look({}, 'trei:3000'))[0]?.subject).toBe('S-a îndreptat pe site: Copii de siguranță');
});

test('two simultaneous checks mail a line once', async () => {
  const mails = await Promise.all([look(late), look(late)]);
  expect(mails.flat()).toHaveLength(1);
});
