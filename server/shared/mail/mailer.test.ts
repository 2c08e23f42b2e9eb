import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp, type MailAnswer } from '#tests/setup/smtp.ts';
import { findFreePort } from '#tests/setup/run-program.ts';
import { verifyDkim } from '#tests/setup/verify-dkim.ts';
import { createMailer, type MailSettings } from './mailer.ts';
import type { OutgoingMail } from './mail.ts';

const mail: OutgoingMail = {
  id: '3f1c2b6a-0000-4000-8000-000000000001',
  to: 'ion@example.ro',
  replyTo: 'ana@example.ro',
  subject: 'Mesaj despre dobândă și costuri',
  text: 'Bună ziua, Ștefan.\n',
  html: '<p>Bună ziua, Ștefan.</p>',
  headers: { 'List-Unsubscribe': '<https://site.test/x>' },
  createdAt: new Date('2026-11-21T10:00:00Z'),
};

async function newMailer(settings: Partial<MailSettings> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-mail-'));
  const from = 'Împrumut Clar <contact@site.test>';
  const mailer = createMailer({ smtpUrl: null, folder, from, dkim: null, ...settings });
  onTestFinished(async () => {
    mailer.close();
    await rm(folder, { recursive: true });
  });
  return { mailer, folder };
}

async function newSmtp(answer: MailAnswer = 'take') {
  const smtp = await startSmtp();
  smtp.state.answer = answer;
  onTestFinished(() => smtp.stop());
  return smtp;
}

test('a mail arrives whole: sender, recipient, text, HTML, headers and a Message-ID made from its number', async () => {
  const smtp = await newSmtp();
  const { mailer } = await newMailer({ smtpUrl: smtp.url });

  await mailer.send(mail);

  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toMatchObject({
    from: { name: 'Împrumut Clar', address: 'contact@site.test' },
    to: [{ address: 'ion@example.ro' }],
    replyTo: [{ address: 'ana@example.ro' }],
    subject: 'Mesaj despre dobândă și costuri',
    messageId: '<3f1c2b6a-0000-4000-8000-000000000001@site.test>',
    date: '2026-11-21T10:00:00.000Z',
  });
  expect(smtp.taken[0]?.text).toContain('Bună ziua, Ștefan.');
  expect(smtp.taken[0]?.html).toContain('<p>Bună ziua, Ștefan.</p>');
  const headers = new Map(smtp.taken[0]?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe('<https://site.test/x>');
  expect(headers.get('auto-submitted')).toBe('auto-generated');
});

test.each<[string, MailAnswer, boolean]>([
  ['refuses it for now', { refuse: 451 }, false],
  ['refuses it for good', { refuse: 554 }, true],
  ['does not know the recipient', { refuse: 550, at: 'recipient' }, true],
  ['asks to come back for the recipient', { refuse: 450, at: 'recipient' }, false],
  // A fault of ours or of its configuration: the mail itself is good, and may be sent once that is repaired.
  ['does not take mail from us', { refuse: 550, at: 'sender' }, false],
  ['does not serve today', { refuse: 554, at: 'connect' }, false],
  ['hangs up in the middle', 'drop', false],
])('a server that %s: for good is %s', async (_name, answer, isPermanent) => {
  const smtp = await newSmtp(answer);
  const { mailer } = await newMailer({ smtpUrl: smtp.url });

  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailError', isPermanent });
  expect(smtp.taken).toHaveLength(0);
});

test('a missing server is not a permanent failure', async () => {
  const { mailer } = await newMailer({ smtpUrl: `smtp://127.0.0.1:${await findFreePort()}` });
  await expect(mailer.send(mail)).rejects.toMatchObject({ isPermanent: false });
});

test('a slow server is waited for', async () => {
  const smtp = await newSmtp({ delayMs: 300 });
  const { mailer } = await newMailer({ smtpUrl: smtp.url });
  await mailer.send(mail);
  expect(smtp.taken).toHaveLength(1);
});

test('without a server a mail is a file any mail program opens, and a repeat is the same file', async () => {
  const { mailer, folder } = await newMailer();

  await mailer.send(mail);
  await mailer.send(mail);

  const files = await readdir(folder);
  expect(files).toEqual(['2026-11-21T10-00-00.000Z-3f1c2b6a.eml']);
  const parsed = await PostalMime.parse(await readFile(path.join(folder, files[0] ?? '')));
  expect(parsed).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] });
});

test.each([
  [
    'a mailing',
    { 'List-Unsubscribe': '<https://site.test/x>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  ],
  ['a message somebody asked for', {}],
])('the signature of %s covers every field of it', async (_, headers) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const smtp = await newSmtp();
  const dkim = { domainName: 'site.test', keySelector: 'site', privateKey };
  const { mailer } = await newMailer({ smtpUrl: smtp.url, dkim });

  await mailer.send({ ...mail, headers });

  const [message = ''] = smtp.raw;
  const { isValid, signed, fields } = verifyDkim(message, publicKey);
  expect(message).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; .*d=site\.test;/m);
  expect(isValid).toBe(true);
  expect(signed.toSorted()).toEqual(fields.toSorted());
  expect(fields).toEqual(expect.arrayContaining(Object.keys(headers).map((name) => name.toLowerCase())));
  // A change of any field or of the body breaks the signature.
  const changed = [
    message.replace('auto-generated', 'no'),
    message.replace('_dob=C3=A2nd', '_dobind'),
    `${message}x`,
    ...Object.values(headers).map((value) => message.replace(value, value.toUpperCase())),
  ];
  expect(changed.map((text) => verifyDkim(text, publicKey).isValid)).toEqual(changed.map(() => false));
});
