import { beforeEach, expect, test } from 'vitest';
import { confirmationAction, readLinkState } from '#server/people/comments/confirmation-action.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { contactAction } from './contact-action.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = new Date('2026-11-21T10:00:00Z');
const { outbox, links } = subscriptionServices(() => now);
const operator = 'operator@site.test';
const contact = contactAction({ outbox, links, operator, timeZone: 'Europe/Bucharest' });
const confirm = confirmationAction({ outbox, links, operator });
const whole = {
  nume: 'Ion Popa',
  email: 'ion@example.ro',
  telefon: '0722 123 456',
  mesaj: 'Bună ziua,\r\nam o întrebare <b>simplă</b>.',
};

async function send(values: Record<string, string>) {
  const url = new URL('https://site.test/contact/');
  const decision = await contact({ values, url, params: {}, now });
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const mails = () =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'reply_to', 'subject', 'body_text'])
    .orderBy('kind')
    .execute();

test('a message is stored under a number and mailed to the operator, who can answer its sender', async () => {
  const { path, receipt = '' } = await send(whole);

  expect(path).toBe('/contact/');
  expect(receipt).toMatch(/^C-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([
    {
      reference: receipt,
      name: 'Ion Popa',
      email: 'ion@example.ro',
      phone: '+40722123456',
      message: 'Bună ziua,\nam o întrebare <b>simplă</b>.',
      created_at: now,
      status: 'new',
      status_by: null,
      status_at: null,
      copy_sent_at: null,
      kind: 'question',
      due_on: null,
      given_to: null,
      writing_by: null,
      writing_at: null,
    },
  ]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'contact',
    recipient: 'operator@site.test',
    reply_to: 'ion@example.ro',
  });
  expect(mail?.subject).toBe(`Mesaj ${receipt} de pe site`);
  expect(mail?.body_text).toContain('> am o întrebare <b>simplă</b>.');
  expect(mail?.body_text).toContain('Telefon: +40722123456');
});

test("a message about a wrong figure is stored under the figure's name; an unknown name is dropped", async () => {
  await send({ ...whole, semnalare: 'viva-credit.dovada.viva-b1' });
  await send({ ...whole, semnalare: 'Câștigați acum' });

  const kept = await db.selectFrom('contact_messages').select('message').orderBy('message').execute();
  expect(kept.map(({ message }) => message)).toEqual([
    'Bună ziua,\nam o întrebare <b>simplă</b>.',
    'Semnalare: viva-credit, viva-b1, o dovadă a prețului\n\nBună ziua,\nam o întrebare <b>simplă</b>.',
  ]);
  expect((await mails()).map(({ subject }) => subject.replace(/C-\S+/, 'C')).toSorted()).toEqual([
    'Mesaj C de pe site',
    'Semnalare C de pe site',
  ]);
});

test('the sender chooses the kind: a complaint has 30 days, which the mail to us names; an unknown kind is a question', async () => {
  await send({ ...whole, fel: 'reclamatie' });
  await send({ ...whole, fel: 'date' });
  await send({ ...whole, fel: 'creditor', semnalare: 'viva-credit.pret' });
  await send({ ...whole, fel: 'toString' });

  const kept = await db.selectFrom('contact_messages').select(['kind', 'due_on']).orderBy('kind').execute();
  expect(kept).toEqual([
    { kind: 'complaint', due_on: '2026-12-21' },
    { kind: 'data', due_on: '2026-12-21' },
    { kind: 'figure', due_on: '2026-11-27' },
    { kind: 'question', due_on: null },
  ]);
  const complaint = (await mails()).find(({ subject }) => subject.startsWith('Reclamație C-'));
  expect(complaint?.body_text).toContain('Am promis un răspuns până la 21.12.2026.');
});

test('a form sends no text of its sender to an unconfirmed address', async () => {
  const spam = {
    nume: 'Câștigați acum',
    telefon: '0722 999 888',
    mesaj: 'Cumpărați de la https://rau.example acum.',
  };
  await send({ ...whole, ...spam, copie: 'da' });

  const toStranger = (await mails()).filter(({ recipient }) => recipient === 'ion@example.ro');
  expect(toStranger).toMatchObject([{ kind: 'confirm-copy', reply_to: null }]);
  expect(JSON.stringify(toStranger)).not.toMatch(/Câștigați|722999888|Cumpărați|rau\.example/);
});

test('a sender who asks for a copy and presses the button behind the link gets one, with the number, once', async () => {
  const { receipt = '' } = await send({ ...whole, copie: 'da' });
  const asked = (await mails()).find(({ kind }) => kind === 'confirm-copy');
  const url = new URL(/https:\S+\/confirmare\/\S+/.exec(asked?.body_text ?? '')?.[0] ?? '');
  const link = links.read(url);
  expect(link && (await readLinkState(db, link))).toBe('waiting');

  for (let time = 0; time < 2; time += 1) {
    const decision = await confirm({ values: {}, url, params: {}, now });
    if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
    await db.transaction().execute((tx) => decision.deed(tx));
  }

  const copies = (await mails()).filter(({ kind }) => kind === 'contact-copy');
  expect(copies).toMatchObject([{ recipient: 'ion@example.ro', reply_to: null }]);
  expect(copies[0]?.body_text).toContain(receipt);
  expect(copies[0]?.body_text).toContain('> am o întrebare <b>simplă</b>.');
  expect(link && (await readLinkState(db, link))).toBe('done');
});

test('an invalid message is refused with its problems', async () => {
  const url = new URL('https://site.test/contact/');
  const decision = await contact({ values: { ...whole, email: 'x' }, url, params: {}, now });
  expect(decision).toEqual({
    ok: false,
    problems: [{ field: 'email', message: 'Introduceți o adresă de e-mail validă' }],
  });
});
