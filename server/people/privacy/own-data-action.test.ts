import { beforeEach, expect, test } from 'vitest';
import { email, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('without a visit nothing is shown, downloaded or done', async () => {
  const site = await openOwnDataSite(db);
  await site.writeToUs({});
  await site.comeByLink();

  expect((await site.get('/datele-mele/descarca/')).headers.location).toBe('/datele-mele/');
  for (const values of [
    { fapta: 'sterge', sigur: 'da' },
    { fapta: 'pauza', zile: '30' },
    { fapta: 'altceva', cerere: 'Corectați numele meu.' },
  ]) {
    expect(await site.send(values)).toMatchObject({ path: '/datele-mele/', receipt: 'incheiat' });
  }
  expect(await db.selectFrom('contact_messages').select('reference').execute()).toHaveLength(1);
  expect(await db.selectFrom('self_exclusions').selectAll().execute()).toEqual([]);
  expect(await site.requests()).toEqual([]);
});

test('any other request waits for a colleague, who is mailed without the address', async () => {
  const site = await openOwnDataSite(db);
  await site.open();
  const { receipt = '' } = (await site.send({
    fapta: 'altceva',
    cerere: 'Corectați numele: Ioan Popa.',
  })) as { receipt?: string };

  expect(receipt).toMatch(/^cerere D-/);
  const [, other] = await site.requests();
  expect(other).toMatchObject({
    kind: 'other',
    email,
    due_on: '2026-12-21',
    done_at: null,
    message: 'Corectați numele: Ioan Popa.',
  });
});

test.each([{}, { fapta: 'tot' }, { fapta: 'cere', email: 'x' }, { fapta: 'altceva', cerere: 'x' }])(
  '%j is refused with a sentence',
  async (values) => {
    const site = await openOwnDataSite(db);
    const answer = await site.send(values);
    expect(answer).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(/\p{Lu}/u) as string }],
    });
  },
);
