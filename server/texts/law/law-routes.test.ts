import { beforeEach, expect, test } from 'vitest';
import { actSchema, type Act } from '#domain/texts/schemas/act-schema.ts';
import { createLawLibrary } from '#domain/texts/law-library.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { noTexts, startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const act = (summary: string, until: string | null = null): Act =>
  actSchema.parse({
    name: 'OUG 50/2010',
    title: 'Ordonanța de urgență 50/2010',
    about: 'Regulile creditului de consum.',
    inForce: { from: '2010-06-21', until },
    updated: '2026-11-23',
    followed: 'Până în 2024.',
    articles: {
      'art-43': {
        place: 'art. 43',
        title: 'dovada că totul este achitat',
        summary,
        reading: 'older-form',
        source: { name: 'Portalul', url: 'https://legislatie.just.ro/', date: '2010', readAt: '2026-11' },
      },
    },
  });

const page = {
  type: 'seo',
  slug: 'credit-ifn',
  title: 'Credit IFN',
  h1: 'Cum citiți un credit IFN?',
  notes: [{ number: 1, marks: 1, article: 'oug-50-2010/art-43' }],
  statements: [{ words: 'Primiți dovada.', articles: ['oug-50-2010/art-43'] }],
} as unknown as ContentEntry;

const { db } = await openFileDatabase();

/** Starts an office whose library has this form of the article, at noon of a day. */
async function officeOf(form: Act, day = '2026-11-23') {
  const content = { ...noTexts.content, entries: [page], law: createLawLibrary({ 'oug-50-2010': form }) };
  return await startOffice(db, {
    now: () => new Date(`${day}T10:00:00Z`),
    texts: { ...noTexts, content: content },
  });
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startOffice>>['enter']>>;

async function articleFor(person: Person) {
  const { body } = await person.call('GET', '/api/admin/law');
  const [article] = (body as { articles: { article: string; fingerprint: string; state: string }[] })
    .articles;
  if (!article) throw new Error('no article');
  return article;
}

const read = async (person: Person) => {
  const { article, fingerprint } = await articleFor(person);
  return await person.call('POST', '/api/admin/law/read', { article, fingerprint });
};

beforeEach(async () => {
  await db.deleteFrom('law_readings').execute();
  await db.deleteFrom('audit_log').execute();
});

test('an article comes with the pages that lean on it, until a colleague has read them; the log records the reader', async () => {
  const ana = await (await officeOf(act('Un document gratuit.'))).enter(['editor'], 'Ana');

  expect(await articleFor(ana)).toMatchObject({
    name: 'OUG 50/2010, art. 43',
    state: 'unread',
    readBy: null,
    uses: [{ label: 'Cum citiți un credit IFN?', path: '/credit-ifn/' }],
  });
  expect(await read(ana)).toMatchObject({ status: 200 });

  expect(await articleFor(ana)).toMatchObject({
    state: 'read',
    readBy: 'Ana',
    readAt: '2026-11-23T10:00:00.000Z',
  });
  const log = await db.selectFrom('audit_log').select(['action', 'user_name', 'subject_id']).execute();
  expect(log).toEqual([{ action: 'law.read', user_name: 'Ana', subject_id: 'oug-50-2010/art-43' }]);
});

test('a changed entry asks for its pages to be read again', async () => {
  await read(await (await officeOf(act('Un document gratuit.'))).enter(['editor'], 'Bogdan'));

  const later = await (await officeOf(act('Un document gratuit, în 5 zile.'))).enter(['editor'], 'Carmen');

  expect(await articleFor(later)).toMatchObject({ state: 'changed', readBy: 'Bogdan' });
});

test('the day after its last day an article asks for its pages to be read again, once', async () => {
  const form = act('Un document gratuit.', '2026-12-31');
  await read(await (await officeOf(form)).enter(['editor'], 'Dan'));

  const lastDay = await (await officeOf(form, '2026-12-31')).enter(['editor'], 'Elena');
  expect(await articleFor(lastDay)).toMatchObject({ state: 'read' });
  const dayAfter = await (await officeOf(form, '2027-01-01')).enter(['editor'], 'Florin');
  expect(await articleFor(dayAfter)).toMatchObject({ state: 'ended' });
  await read(dayAfter);
  expect(await articleFor(dayAfter)).toMatchObject({ state: 'read' });
});

test('a person confirms the entry they saw', async () => {
  const person = await (await officeOf(act('Un document gratuit.'))).enter(['editor'], 'Gina');
  const stale = { article: 'oug-50-2010/art-43', fingerprint: 'another form of the entry' };

  expect(await person.call('POST', '/api/admin/law/read', stale)).toMatchObject({ status: 409 });
  expect(await person.call('POST', '/api/admin/law/read', { ...stale, article: 'nu/exista' })).toMatchObject({
    status: 404,
  });
  expect(await articleFor(person)).toMatchObject({ state: 'unread' });
});
