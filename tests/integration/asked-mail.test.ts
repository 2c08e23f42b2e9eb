import { beforeAll, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createWholeServices } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();
const now = () => new Date('2026-11-22T10:00:00Z');
const { services } = await createWholeServices({
  db,
  now,
  onProblem: (line) => {
    throw new Error(line);
  },
});

const email = 'strain@example.ro';
const strange = 'Cuvinte de la un necunoscut: rau.example';
const person = { nume: strange, email, telefon: '0722123456' };
const loan = { suma: '2000', perioada: '3', unitate: 'luni', scop: '' };
const conditions = { over: 'da', citizen: 'da', validIdentity: 'da', validBank: 'da' };
const article = 'ce-este-dae-si-cum-se-calculeaza';

/** Every form that writes to an unconfirmed address. */
const forms = {
  contact: { path: '/contact/', values: { ...person, mesaj: strange, copie: 'da' } },
  comment: { path: `/${article}/`, values: { ...person, comentariu: strange, anunta: 'da' } },
  review: {
    path: '/credit-nevoi-personale/ferratum/',
    values: { ...person, stele: '1', parere: strange },
  },
  'own-data': { path: '/datele-mele/', values: { email, fapta: 'cere' } },
  subscription: { path: '/abonare/', values: { email, oferte: 'da' } },
  reg: {
    path: '/reg/',
    values: { ...loan, ...conditions, ...person, termeni: 'da', oferte_email: 'da' },
  },
} as const;

async function send(form: keyof typeof forms) {
  const { path, values } = forms[form];
  const url = new URL(path, 'https://site.test');
  const params = { slug: path.split('/').at(-2) ?? '' };
  const decision = await services.forms.actions[form]({ values, url, params, now: now() });
  if (!decision.ok) throw new Error(`${form}: ${JSON.stringify(decision.problems)}`);
  await db.transaction().execute((tx) => decision.deed(tx));
}

const mails = () => db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();

beforeAll(async () => {
  await db.deleteFrom('mail_outbox').execute();
});

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'the form %s sends no typed words to a typed address',
  async (form) => {
    await db.deleteFrom('mail_outbox').execute();
    await send(form);
    const sent = await mails();
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toMatch(/necunoscut|rau\.example|722123456/);
  },
);

test('all forms together send at most three mails a day to one address, and each form is still accepted', async () => {
  await db.deleteFrom('mail_outbox').execute();
  for (const form of ['contact', 'comment', 'review', 'own-data', 'subscription', 'reg'] as const)
    await send(form);
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'confirm-copy',
    'confirm-answers',
    'confirm-review',
  ]);
  expect(await db.selectFrom('registrations').select('email').execute()).toContainEqual({ email });
});
