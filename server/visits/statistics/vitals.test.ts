import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { rollUpDay } from './roll-up.ts';
import { listVitals } from './vitals.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();

test('a speed is the value that three of four visits did not exceed, and the limits separate good from poor exactly', async () => {
  // For LCP: 2 500 is good and 2 501 is not, 4 000 is not poor and 4 001 is. Sorted, the third of four is 4 000.
  const measured = [
    { sub4: '2500', sub5: '40', sub6: '0' },
    { sub4: '2501', sub6: '101' },
    { sub4: '4000', sub6: '250' },
    { sub4: '4001', sub6: 'much' },
  ];
  const day = { country: 'RO', day: '2026-11-21', timeZone: romania.timeZone };
  await insertEvents(
    db,
    measured.map((labels) => newReceivedEvent({ event_id: 1001, sub7: 'offers___ro', ...labels })),
  );
  await rollUpDay(db, day);

  expect(await listVitals(db, { country: 'RO', from: '2026-11-21', to: '2026-11-21' })).toEqual([
    { pageType: 'offers___ro', metric: 'lcp', measured: 4, p75: 4000, good: 1, poor: 1 },
    { pageType: 'offers___ro', metric: 'cls', measured: 3, p75: 250, good: 1, poor: 0 },
    { pageType: 'offers___ro', metric: 'inp', measured: 1, p75: 40, good: 1, poor: 0 },
  ]);
});
