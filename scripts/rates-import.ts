// `npm run rates:import FILE [--accept-jumps]`: brings a file of rates into the database of the settings in force. Reads
// the national bank's XML (a day, ten days, a year), the European Central Bank's CSV, and banks' lists (CSV, JSON).
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { readMachineConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDataFolder } from '#server/prepare-data-folder.ts';
import { RatesError } from '#server/rates/rates-error.ts';
import { readRatesFile } from '#server/rates/read-rates-file.ts';
import { storeRates } from '#server/rates/store-rates.ts';
import { StartupError } from '#server/startup-error.ts';

const [file, ...options] = process.argv.slice(2);
await using running = new AsyncDisposableStack();

try {
  if (!file) throw new StartupError('Usage: npm run rates:import FILE [-- --accept-jumps]');
  const document = readRatesFile(await readFile(file, 'utf8'));
  const config = readMachineConfig();
  const logger = pino({ level: config.logLevel });
  prepareDataFolder(config.dataDir);
  const { db } = await openDatabase({ config, logger, running, onLost: fail });
  const { stored, keptOut } = await storeRates({
    db,
    document,
    source: path.basename(file),
    now: new Date(),
    logger,
    acceptJumps: options.includes('--accept-jumps'),
  });
  console.log(`${file}: ${stored} rates are new or different, ${keptOut} were kept out.`);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  const isExpected = error instanceof StartupError || error instanceof RatesError;
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  console.error(isExpected || isMissing ? (error as Error).message : error);
  process.exitCode = 1;
}
