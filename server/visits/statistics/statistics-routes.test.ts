import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { addUser } from '#server/office/users-repository.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { catchUp } from './catch-up.ts';
import { questions } from './questions.ts';
import { notesRoutes } from './notes-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());
const now = new Date('2026-11-21T10:00:00Z');
const { timeZone } = romania;

async function startOffice(officer = dana) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(strictAnswers);
  app.addHook('onRequest', async (request) => {
    request.officer = officer;
  });
  await app.register(notesRoutes, { db, now: () => now, country: { timeZone } });
  await app.register(statisticsRoutes, {
    db,
    now: () => now,
    country: { timeZone },
    operations: {
      loadOffers: async () => ({
        offers: [newOffer(unnamed), dailyOffer({ id: '2', ...unnamed })],
        activeIds: [],
      }),
    },
  });
  return {
    ask: (path: string) => app.inject(`/api/admin/statistics/${path}`),
    write: (day: string, note: string) =>
      app.inject({ method: 'PUT', url: '/api/admin/statistics/notes', payload: { day, note } }),
  };
}

const dana = {
  id: 'dana',
  name: 'Dana',
  email: 'dana@exemplu.ro',
  roles: ['analyst' as const],
  twoFactorEnabled: false,
  hasSecondFactor: false,
  sessionId: 'x',
};
const unnamed = { legalName: null, registers: null };

/** One view eight days ago, two yesterday. */
async function visitTheSite() {
  const days = ['2026-11-13', '2026-11-20', '2026-11-20'];
  await insertEvents(
    db,
    days.map((day) =>
      newReceivedEvent({
        receivedAt: new Date(`${day}T10:00:00Z`),
        utm_source: '=partener',
        utm_medium: 'email',
      }),
    ),
  );
  await createClicksRepository(db).addClick(newClick({ createdAt: new Date('2026-11-20T11:00:00Z') }));
  await catchUp(db, { country: 'RO', timeZone }, now);
}

test('a question is answered for the period of the address and for the one before', async () => {
  await visitTheSite();
  const { ask } = await startOffice();
  const answer = (await ask('pagini?perioada=7&tara=RO')).json<object>();

  expect(answer).toMatchObject({
    period: { from: '2026-11-15', to: '2026-11-21' },
    before: { from: '2026-11-08', to: '2026-11-14' },
    today: '2026-11-21',
    country: 'RO',
    countries: ['RO'],
    countedUntil: '2026-11-21T10:00:00.000Z',
    now: [{ path: '/offers/', pageViews: 2 }],
    earlier: [{ path: '/offers/', pageViews: 1 }],
  });
});

test('the present is counted from the events: the hours of two local days, and the last half hour', async () => {
  // Noon in Bucharest is ten o'clock at Greenwich, and its midnight ten in the evening before.
  const at = ['2026-11-19T21:59:00Z', '2026-11-19T22:00:00Z', '2026-11-20T22:30:00Z', '2026-11-21T09:29:00Z'];
  const last = { receivedAt: new Date('2026-11-21T09:45:00Z') };
  await insertEvents(db, [
    ...at.map((moment) => newReceivedEvent({ receivedAt: new Date(moment) })),
    newReceivedEvent({ ...last, path: '/' }),
    newReceivedEvent({ ...last, isBot: true }),
    newReceivedEvent({ ...last, sub8: '1' }),
  ]);
  await createClicksRepository(db).addClick(newClick({ createdAt: new Date('2026-11-21T09:50:00Z') }));
  const { ask } = await startOffice();

  const answer = (await ask('acum')).json<{ today: number[]; yesterday: number[]; last: object }>();

  expect(answer.today).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  expect(answer.yesterday).toEqual([1, ...Array.from({ length: 23 }, () => 0)]);
  expect(answer.last).toMatchObject({ pageViews: 1, departures: 1, pages: [{ path: '/', pageViews: 1 }] });
});

test('a day has one note, in its periods; it is rewritten and removed, each time with a line in the journal', async () => {
  const { email, name, roles } = dana;
  const account = { email, name, roles, passwordHash: '', now };
  const id = await db.transaction().execute((trx) => addUser(trx, account));
  const { ask, write } = await startOffice({ ...dana, id: id ?? '' });
  const notes = async (period: string) =>
    (await ask(`vizite?${period}`)).json<{ now: { notes: object[] } }>().now.notes;

  expect((await write('20.11.2026', '  A pornit  campania. ')).statusCode).toBe(200);
  expect((await write('20.11.2026', 'A pornit campania de toamnă.')).statusCode).toBe(200);
  const refused = [await write('22.11.2026', 'Mâine'), await write('20.11.2026', 'x'.repeat(201))];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400]);

  expect(await notes('perioada=7')).toEqual([
    { day: '2026-11-20', note: 'A pornit campania de toamnă.', by: 'Dana' },
  ]);
  expect(await notes('de_la=2026-11-01&pana_la=2026-11-19')).toEqual([]);
  await write('20.11.2026', '');
  expect(await notes('perioada=7')).toEqual([]);
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'after'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'statistics.note-written', subject_id: '2026-11-20', after: { note: 'A pornit campania.' } },
    {
      action: 'statistics.note-written',
      subject_id: '2026-11-20',
      after: { note: 'A pornit campania de toamnă.' },
    },
    { action: 'statistics.note-removed', subject_id: '2026-11-20', after: null },
  ]);
});

test('a source is opened level by level', async () => {
  await visitTheSite();
  const { ask } = await startOffice();
  const names = async (path: string) =>
    (await ask(path)).json<{ now: { name: string }[] }>().now.map(({ name }) => name);

  expect(await names('surse?perioada=7')).toEqual(['=partener', '']);
  expect(await names('surse?perioada=7&in=%3Dpartener')).toEqual(['email']);
  expect(await names('surse?perioada=7&in=%3Dpartener&in=email')).toEqual(['']);
});

test.each(Object.keys(questions))(
  '%s is also available as a table, and answers without data',
  async (name) => {
    const { ask } = await startOffice();
    const json = await ask(name);
    const csv = await ask(`${name}.csv?perioada=luna`);

    expect(json.json()).toMatchObject({ countedUntil: null, countries: [] });
    expect([csv.statusCode, csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="${name}-2026-10-01-2026-10-31.csv"`,
    ]);
  },
);

test('a label that looks like a formula stays text in the table', async () => {
  await visitTheSite();
  const { ask } = await startOffice();
  expect((await ask('surse.csv?perioada=7')).body).toContain("\r\n'=partener;1;2;0;0\r\n");
});

test.each([
  'vizite?perioada=ieri&de_la=2026-13-01&pana_la=x&tara=romania',
  'surse?in=a&in=b&in=c&in=d&in=e&in=f',
  'surse?in=%00',
  'pagini?cale=%25%00',
])('%s still gets an answer', async (path) => {
  const { ask } = await startOffice();
  expect((await ask(path)).statusCode).toBe(200);
});

test('figures are listed with their age, those without a source first', async () => {
  const { ask } = await startOffice();
  const read = { date: null, readAt: '2026-11' };
  expect((await ask('prospetime')).json()).toEqual({
    offers: [
      {
        id: '1',
        header: 'Creditor 1',
        isActive: true,
        figures: 0,
        price: null,
        priceDates: null,
        oldest: null,
        oldestDates: null,
      },
      {
        id: '2',
        header: 'Creditor 2',
        isActive: true,
        figures: 6,
        price: '2026-11',
        priceDates: read,
        oldest: '2026-11',
        oldestDates: read,
      },
    ],
    rates: [],
  });
});
