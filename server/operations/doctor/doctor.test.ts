import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkSite } from '#domain/answers/doctor/check-site.ts';
import { startingLendingFacility } from '#domain/law/lending-facility.ts';
import { romanianRulePacks, romanianRulePacksBy } from '#domain/law/romanian-rule-packs.ts';
import { readConfig } from '#server/config.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { findFreePort } from '#tests/setup/run-program.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createDoctor } from './doctor.ts';

const database = await openFileDatabase();
beforeEach(() => database.clear());

type Settings = Record<string, string>;
type Parts = Partial<Parameters<typeof createDoctor>[0]>;

function doctorOf(settings: Settings = {}, parts: Parts = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const failures: unknown[] = [];
  const doctor = createDoctor({
    config: readConfig({ DATA_DIR: dataDir, RATES_FETCH: 'false', ...settings }),
    database: database.db,
    ratesHealth: async () => ({ newestDay: '2026-11-20', isLate: false, alarms: [] }),
    loadOffers: async () => ({ offers: [dailyOffer({ id: '1' })], activeIds: ['1'] }),
    loadRulePacks: async () => romanianRulePacks,
    backupPlace: null,
    now: () => new Date(),
    onFailure: (error) => failures.push(error),
    ...parts,
  });
  return { doctor, dataDir, failures };
}

const stateOf = (facts: Parameters<typeof checkSite>[0], id: string) =>
  checkSite(facts).find((check) => check.id === id)?.state;

test('a good set-up is reported as it is', async () => {
  const settings = { ...operatorIdentity, PUBLIC_ORIGIN: 'https://site.test', SMTP_URL: 'smtp://mail.test' };
  const { doctor, dataDir, failures } = doctorOf(settings);
  writeFileSync(path.join(dataDir, 'sal.png'), 'a picture');
  mkdirSync(path.join(dataDir, 'postbacks'));
  writeFileSync(path.join(dataDir, 'postbacks', 'a.jsonl.aside'), '{"id\n{"id":1\n');

  const facts = await doctor.examine({ proxy: { isForwarded: false, trustedHops: 0, isUntold: false } });

  expect(failures).toEqual([]);
  expect(facts).toMatchObject({
    standing: 'public',
    operator: { unsetIdentity: [], unsetOthers: [] },
    mail: { isSmtp: true, failed: 0, oldestWaitingMinutes: null, trial: null },
    push: { isPair: true, hasContact: true },
    offers: { active: 1 },
    lendingFacility: { percent: 7.5 },
    setAside: [{ file: 'postbacks/a.jsonl.aside', lines: 2 }],
    salPicture: 'sal.png',
  });
  for (const id of ['settings', 'identity', 'database', 'push', 'clock', 'proxy', 'rates'])
    expect([id, stateOf(facts, id)]).toEqual([id, 'ok']);
});

test('a bad set-up is reported part by part, and no part hides another', async () => {
  const { doctor, failures } = doctorOf(
    { PUBLIC_ORIGIN: 'http://site.test' },
    { database: { problem: 'nu răspunde nimeni' } },
  );

  const facts = await doctor.examine({ proxy: null });

  for (const id of ['settings', 'identity', 'database', 'mail', 'push', 'rates', 'prices'])
    expect([id, stateOf(facts, id)]).toEqual([id, 'fix']);
  expect(facts.disk?.wholeMegabytes).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});

test('a failing part is one line with its cause', async () => {
  const { doctor, failures } = doctorOf({}, { ratesHealth: () => Promise.reject(new Error('no rates')) });
  const facts = await doctor.examine({ proxy: null });
  expect(facts.rates).toBeNull();
  expect(failures).toEqual([new Error('no rates')]);
  expect(stateOf(facts, 'database')).toBe('ok');
});

test('the rate behind the ceiling is the one the office entered last, not the one the program came with', async () => {
  const source = { name: 'BNR', url: null, date: '2026-10-08', readAt: '2026-10-09' };
  const entered = { from: '2026-10-08', value: 7.25, source };
  const loadRulePacks = async () => romanianRulePacksBy([startingLendingFacility, entered]);

  const { doctor } = doctorOf({}, { loadRulePacks, now: () => new Date('2026-11-20T10:00:00Z') });
  const facts = await doctor.examine({ proxy: null });

  expect(facts.lendingFacility).toEqual({ percent: 7.25, day: '2026-10-08' });
  expect(stateOf(facts, 'ceiling')).toBe('ok');
});

test("a clock that differs from the database's is noticed", async () => {
  const { doctor } = doctorOf({}, { now: () => new Date(Date.now() + 600_000) });
  expect(stateOf(await doctor.examine({ proxy: null }), 'clock')).toBe('fix');
});

test('push keys that do not belong together are noticed', async () => {
  const { doctor } = doctorOf();
  await doctor.examine({ proxy: null });
  await database.db
    .updateTable('push_keys')
    .set({ private_key: Buffer.alloc(32, 7).toString('base64url') })
    .execute();
  expect(stateOf(await doctor.examine({ proxy: null }), 'push')).toBe('fix');
});

test('a trial mail is sent on request, and no other mail is sent', async () => {
  const { doctor, dataDir } = doctorOf();
  await doctor.examine({ proxy: null });
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await doctor.tryMail('ana@example.ro')).toEqual({ to: 'ana@example.ro', problem: null });
  expect(readdirSync(path.join(dataDir, 'mail'))).toHaveLength(1);
});

test('a missing mail server is a problem in words', async () => {
  const { doctor } = doctorOf({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });
  const { problem } = await doctor.tryMail('ana@example.ro');
  expect(problem).toMatch(/ECONNREFUSED/);
});
