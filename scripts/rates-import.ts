// `npm run rates:import FILE [--accept-jumps]`: imports a file of rates into the database of the present settings. Reads the
// national bank's XML (a day, ten days, a year), the European Central Bank's CSV, and banks' lists (CSV, JSON).
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { banksSchema } from '#domain/texts/schemas/banks-schema.ts';
import { currenciesSchema } from '#domain/texts/schemas/currencies-schema.ts';
import { readDataFile } from '#server/texts/content/read-content-files.ts';
import { knownNames } from '#server/tools/rates/known-names.ts';
import { RatesError } from '#server/tools/rates/rates-error.ts';
import { readRatesFile } from '#server/tools/rates/read-rates-file.ts';
import { storeRates } from '#server/tools/rates/store-rates.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { runCommand } from './run-command.ts';

const contentFolder = path.resolve(import.meta.dirname, '../content');
const [file, ...options] = process.argv.slice(2);

await runCommand(async (open) => {
  const now = new Date();
  const { source, document } = await readDocument(now);
  const { db, logger } = await open();
  const acceptJumps = options.includes('--accept-jumps');
  const { stored, keptOut } = await storeRates({ db, document, source, now, logger, acceptJumps });
  const skipped = [...new Set(document.skipped.map(({ currency }) => currency))].join(', ');
  console.log(
    `${source}: ${stored} rates are new or different, ${keptOut} were kept out${skipped && `, values of ${skipped} are no rates`}.`,
  );
}, isExpected);

async function readDocument(now: Date) {
  if (!file) throw new StartupError('Usage: npm run rates:import FILE [-- --accept-jumps]');
  const banks = readDataFile(contentFolder, 'data/banks.yml', banksSchema);
  const currencies = readDataFile(contentFolder, 'data/currencies.yml', currenciesSchema);
  const document = readRatesFile(await readFile(file, 'utf8'), knownNames({ banks, currencies }, now));
  return { source: path.basename(file), document };
}

function isExpected(error: unknown): boolean {
  return error instanceof RatesError || (error as NodeJS.ErrnoException).code === 'ENOENT';
}
