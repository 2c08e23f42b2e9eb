import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { countOwed } from '#tests/factories/count-owed.ts';
import { drawLedgerPlan } from '#tests/factories/ledger-plan.ts';
import { playLedgerPlan, settleLedger } from '#tests/factories/play-ledger-plan.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { recountLedger } from './recount-ledger.ts';

const database = await openFileDatabase();
const { db } = database;

test('after reports in random order, repeats and two outages, entries equal an independent count, to the ban', async () => {
  const plan = drawLedgerPlan({ seed: 37, clicks: 600, reports: 120 });
  const { failedRuns } = await playLedgerPlan(database, plan, { seed: 38, outage: 4 });
  const { rows } = await sql<{ name: string; bani: number }>`
    select transaction_id || ' ' || payable_from as name, sum(bani)::bigint as bani
    from ledger_entries join conversions on conversions.id::text = subject
    group by transaction_id, payable_from having sum(bani) <> 0`.execute(db);
  const counted = countOwed(plan);

  expect(new Map(rows.map(({ name, bani }) => [name, bani]))).toEqual(counted);
  expect([counted.size > 9, failedRuns >= 2]).toEqual([true, true]);
  expect(await settleLedger(db)).toBe(0);
  const recount = await recountLedger({ db, country: romania, now: () => new Date('2026-12-21T02:00:00Z') });
  expect(recount.differences).toEqual([]);
});
