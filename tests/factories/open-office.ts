import { beforeEach } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startOffice } from './office.ts';

const BEGINNING = '2026-11-21T10:00:00Z';

/**
 * Opens the office over a database of the file's own, emptied before each test, at ten o'clock UTC of 21.11.2026 until `setTime`.
 */
export async function openOffice(options: { isSecondFactorRequired?: boolean } = {}) {
  const database = await openFileDatabase();
  let time = new Date(BEGINNING);
  const now = () => time;
  beforeEach(async () => {
    await database.clear();
    time = new Date(BEGINNING);
  });
  return {
    db: database.db,
    office: await startOffice(database.db, { now, ...options }),
    now,
    setTime: (moment: string): void => {
      time = new Date(moment);
    },
  };
}
