import { expect, test } from 'vitest';
import { goodFacts } from '#tests/factories/site-facts.ts';
import { checkSite, needsMending } from './check-site.ts';
import { firstTasks } from './first-tasks.ts';
import type { SiteFacts } from './site-facts.ts';

const lookAt = (id: string, facts: Partial<SiteFacts>) =>
  checkSite({ ...goodFacts, ...facts }).find((check) => check.id === id);

test('every line of a well set-up site is ok and without advice', () => {
  const checks = checkSite(goodFacts);
  expect(checks.map(({ state, todo }) => [state, todo])).toEqual(checks.map(() => ['ok', null]));
  expect(checks.map(({ name }) => name)).toEqual([
    'Setări',
    'Identitate',
    'Baza de date',
    'E-mail',
    'Notificări',
    'Spațiu pe disc',
    'Ceas',
    'Proxy',
    'Copii de siguranță',
    'Jurnale',
    'Sarcini',
    'Raportări',
    'Cursuri valutare',
    'Prețuri',
    'Plafonul DAE',
  ]);
  expect(needsMending(checks)).toBe(false);
});

const ofMail = (mail: Partial<SiteFacts['mail']>) => ({ mail: { ...goodFacts.mail, trial: null, ...mail } });
const ofBackup = (backup: Partial<SiteFacts['backup']>): Partial<SiteFacts> => ({
  backup: { hasPlace: true, lastAt: goodFacts.now, isLate: false, problem: null, ...backup },
});
const operator = { unsetIdentity: ['OPERATOR_CUI'], unsetOthers: [] };

test.each<[string, string, Partial<SiteFacts>, string]>([
  ['settings', 'http on a public address', { publicOrigin: 'http://site.test' }, 'https'],
  ['identity', 'nobody behind it', { operator, standing: 'preparation' }, 'OPERATOR_CUI'],
  ['database', 'no database', { database: { problem: 'parola este greșită' } }, 'parola este greșită'],
  ['mail', 'no mail server', ofMail({ isSmtp: false }), 'SMTP_URL'],
  ['mail', 'a refused trial', ofMail({ trial: { to: 'a@b.ro', problem: 'cont blocat' } }), 'cont blocat'],
  ['mail', 'mail that waits', ofMail({ oldestWaitingMinutes: 61 }), '61'],
  ['push', 'keys that are no pair', { push: { isPair: false, hasContact: true } }, 'push_keys'],
  ['push', 'keys nobody could read', { push: null }, 'jurnalul'],
  ['disk', 'a full disk', { disk: { freeMegabytes: 1023, wholeMegabytes: 81_920 } }, '1,0 GB din 80,0 GB'],
  ['clock', 'another time than the database', { clock: { ofDatabase: 30_001, ofOutside: null } }, '30,0 s'],
  ['clock', 'a clock behind the world', { clock: { ofDatabase: 0, ofOutside: -90_000 } }, '−90,0 s'],
  [
    'proxy',
    'an untold proxy',
    { proxy: { isForwarded: true, trustedHops: 0, isUntold: false } },
    'TRUST_PROXY',
  ],
  [
    'proxy',
    'one seen before',
    { proxy: { isForwarded: false, trustedHops: 0, isUntold: true } },
    'TRUST_PROXY',
  ],
  ['backup', 'a backup that failed', ofBackup({ problem: 'discul este plin' }), 'discul este plin'],
  ['backup', 'a late backup', ofBackup({ lastAt: new Date('2026-11-22T07:00:00Z'), isLate: true }), '27 h'],
  ['backup', 'backups nobody could read', { backup: null }, 'jurnalul'],
  [
    'journals',
    'lines that were set aside',
    { setAside: [{ file: 'clicks/a.jsonl.aside', lines: 3 }] },
    'rânduri au fost puse deoparte, fiindcă nu se pot păstra: clicks/a.jsonl.aside',
  ],
  ['disk', 'less than a tenth', { disk: { freeMegabytes: 8191, wholeMegabytes: 81_920 } }, '8,0 GB'],
  [
    'jobs',
    'a dead letter',
    { failedWork: { deadLetters: 1, refusedReports: 0 } },
    'sarcină a eșuat la toate',
  ],
  ['reports', 'refused reports', { failedWork: { deadLetters: 0, refusedReports: 3 } }, '7 zile: 3'],
  ['reports', 'reports nobody could read', { failedWork: null }, 'jurnalul'],
  ['rates', 'late rates', { rates: { newestDay: '2026-11-10', isLate: true, alarms: 0 } }, '10.11.2026'],
  ['rates', 'an alarm', { rates: { newestDay: '2026-11-20', isLate: false, alarms: 2 } }, 'Alarme: 2'],
  ['prices', 'no offers', { offers: { active: 0, priced: 0, registered: 0 } }, 'Nicio ofertă activă'],
])('%s: %s has to be mended, and the line says what to do', (id, _, facts, said) => {
  const check = lookAt(id, facts);
  expect(check?.state).toBe('fix');
  expect(check?.todo).toMatch(/\.$/);
  expect(`${check?.says} ${check?.todo}`).toContain(said);
  expect(needsMending(checkSite({ ...goodFacts, ...facts }))).toBe(true);
});

test.each<[string, string, Partial<SiteFacts>]>([
  ['settings', 'a rehearsal', { standing: 'rehearsal' }],
  ['settings', "one's own machine", { publicOrigin: 'http://localhost:3000' }],
  [
    'identity',
    'a telephone that is missing',
    { operator: { unsetIdentity: [], unsetOthers: ['OPERATOR_PHONE'] } },
  ],
  ['mail', 'mail nobody tried', ofMail({})],
  ['mail', 'mail that was given up', ofMail({ failed: 2 })],
  [
    'mail',
    "files on one's own machine",
    { ...ofMail({ isSmtp: false }), publicOrigin: 'http://localhost:3000' },
  ],
  ['push', 'no address for push services', { push: { isPair: true, hasContact: false } }],
  ['disk', 'less than five gigabytes', { disk: { freeMegabytes: 5119, wholeMegabytes: 20_480 } }],
  ['clock', 'a few seconds', { clock: { ofDatabase: 3100, ofOutside: null } }],
  ['proxy', 'nobody who asked through the site', { proxy: null }],
  ['backup', 'a site that makes no backups by itself', ofBackup({ hasPlace: false })],
  ['backup', 'a site before its first backup', ofBackup({ lastAt: null })],
  ['prices', 'an offer without a price of today', { offers: { active: 12, priced: 11, registered: 12 } }],
  ['ceiling', 'a rate of more than 60 days ago', { lendingFacility: { percent: 7.5, day: '2026-09-23' } }],
])('%s: %s is worth knowing', (id, _, facts) => {
  expect(lookAt(id, facts)?.state).toBe('note');
});

test('tasks entered by hand are ticked from the data, and never when they are unknown', () => {
  const states = (facts: Partial<SiteFacts>) =>
    Object.fromEntries(firstTasks({ ...goodFacts, ...facts }).map(({ id, state }) => [id, state]));
  expect(states({})).toEqual({
    identity: 'done',
    registers: 'done',
    prices: 'done',
    'lending-facility': 'done',
    'sal-picture': 'done',
  });
  const open = {
    operator,
    offers: { active: 12, priced: 11, registered: 10 },
    lendingFacility: { percent: 7.5, day: '2026-05-15' },
    salPicture: null,
  };
  expect(new Set(Object.values(states(open)))).toEqual(new Set(['open']));
  expect(firstTasks({ ...goodFacts, ...open }).find(({ id }) => id === 'registers')?.says).toBe(
    'Oferte active fără număr din registru: 2.',
  );
  expect(states({ offers: null })).toMatchObject({ registers: 'unknown', prices: 'unknown' });
});
