import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { addDays } from '#domain/base/days/iso-day.ts';
import { findJumps } from '#domain/tools/rates/find-jumps.ts';
import type { BankRate, ReferenceRate } from '#domain/tools/rates/rate.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { CHANGES } from '#server/db/changes.ts';
import { createAlarmsRepository } from './alarms-repository.ts';
import { type RatesDocument, assertNotFuture } from './rates-document.ts';
import { createRatesRepository } from './rates-repository.ts';

type Options = {
  db: Kysely<Database>;
  document: RatesDocument;
  /** address or file */
  source: string;
  now: Date;
  logger: Pick<Logger, 'warn'>;
  /** a person reviewed the jumps and found them true */
  acceptJumps?: boolean;
};

/**
 * Stores a document's rates in one transaction and notifies every instance. Jumping rates are rejected, invalid values skipped;
 * both are logged, and raise an alarm until a good rate of that currency arrives.
 * @returns how many rates are new or different now, and how many were rejected
 * @throws {RatesError} for future days
 */
export async function storeRates(options: Options): Promise<{ stored: number; keptOut: number }> {
  assertNotFuture(options.document, options.now);
  return await options.db.transaction().execute(async (db) => {
    const reference = await storeReference({ ...options, db });
    const banks = await storeBankRates({ ...options, db });
    const result = { stored: reference.stored + banks.stored, keptOut: reference.keptOut + banks.keptOut };
    if (result.stored > 0) await notify(db, CHANGES, 'rates');
    return result;
  });
}

async function storeReference(options: Options) {
  const { db, document, source, now, acceptJumps = false } = options;
  const { rates, publishedOn } = document;
  const provider = rates[0]?.provider;
  if (!provider) return { stored: 0, keptOut: 0 };
  const repository = createRatesRepository(db);
  const alarms = createAlarmsRepository(db);
  const firstDay = rates.reduce((first, { day }) => (day < first ? day : first), publishedOn);
  const before = acceptJumps ? [] : await repository.listBefore(provider, firstDay);
  const { kept, jumps } = acceptJumps ? { kept: [...rates], jumps: [] } : findJumps(rates, before);

  const stored = await repository.storeReference(kept, { publishedOn, source, now });
  await reportSkipped(options, provider);
  const newest = new Set(kept.filter(({ day }) => day === publishedOn).map(({ currency }) => currency));
  await alarms.clear(provider, [...newest]);
  for (const jump of jumps) await report(options, provider, jump, jump.previous);
  return { stored, keptOut: jumps.length };
}

// Stores banks' figures, comparing each with the reference rate, whatever bank it is of.
async function storeBankRates(options: Options) {
  const { db, document, source, now, acceptJumps = false } = options;
  const { bankRates, publishedOn } = document;
  if (bankRates.length === 0) return { stored: 0, keptOut: 0 };
  const repository = createRatesRepository(db);
  const days = [...new Set(bankRates.map(({ day }) => day))];
  const references = new Map<string, ReferenceRate[]>();
  // The day's own reference counts too: banks' lists of a day are made before and after it.
  for (const day of acceptJumps ? [] : days)
    references.set(day, await repository.listBefore('bnr', addDays(day, 1)));

  const kept: BankRate[] = [];
  let keptOut = 0;
  for (const rate of bankRates) {
    const before = references.get(rate.day) ?? [];
    const sides = [rate.buy, rate.sell].map((value) => ({ ...rate, value }));
    const jump = sides.flatMap((side) => findJumps([side], before).jumps)[0];
    if (!jump) kept.push(rate);
    else {
      keptOut += 1;
      await report(options, 'bank', { ...jump, currency: `${rate.bank} ${rate.currency}` }, jump.previous);
    }
  }
  const stored = await repository.storeBankRates(kept, { publishedOn, source, now });
  const good = kept.map(({ bank, currency }) => `${bank} ${currency}`);
  await createAlarmsRepository(db).clear('bank', good);
  return { stored, keptOut };
}

// Reports each currency once: a file of years may lack one on hundreds of days.
async function reportSkipped({ db, document, now, logger }: Options, provider: string): Promise<void> {
  const { skipped, publishedOn } = document;
  for (const [currency, all = []] of Map.groupBy(skipped, ({ currency: own }) => own)) {
    const last = all.at(-1);
    const detail = `"${last?.value}" on ${last?.day} is no rate`;
    logger.warn({ provider, currency, detail, count: all.length }, 'values that are no rates are skipped');
    if (last?.day !== publishedOn) continue;
    await createAlarmsRepository(db).raise({
      provider,
      kind: 'not-a-rate',
      subject: currency,
      detail,
      raisedAt: now,
    });
  }
}

type Figure = { currency: string; day: string; value: string; multiplier: number };

async function report(
  { db, now, logger }: Options,
  provider: string,
  rate: Figure,
  previous: Figure,
): Promise<void> {
  const figure = (of: Figure) => `${of.value} for ${of.multiplier} on ${of.day}`;
  const detail = `${figure(rate)} after ${figure(previous)}`;
  logger.warn({ provider, currency: rate.currency, detail }, 'a rate that jumps is kept out');
  await createAlarmsRepository(db).raise({
    provider,
    kind: 'jump',
    subject: rate.currency,
    detail,
    raisedAt: now,
  });
}
