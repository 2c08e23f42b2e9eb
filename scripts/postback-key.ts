// `npm run postback:key -- LENDER OFFER_ID…`: makes a key by which a lender reports conversions of these offers, and
// shows it once. `npm run postback:key -- LENDER --revoke` ends every key of that lender.
import { pino } from 'pino';
import { readMachineConfig } from '#server/config.ts';
import { createPostbackKeys } from '#server/conversions/postback-keys.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDataFolder } from '#server/prepare-data-folder.ts';
import { StartupError } from '#server/startup-error.ts';

const [partner, ...rest] = process.argv.slice(2);
const revoke = rest.includes('--revoke');
const offerIds = rest.filter((argument) => !argument.startsWith('--'));
await using running = new AsyncDisposableStack();

try {
  if (!partner || revoke === offerIds.length > 0)
    throw new StartupError('Usage: npm run postback:key -- LENDER OFFER_ID… (or LENDER --revoke)');
  const config = readMachineConfig();
  prepareDataFolder(config.dataDir);
  const logger = pino({ level: config.logLevel });
  const { db } = await openDatabase({ config, logger, running, onLost: fail });
  const keys = createPostbackKeys(db);
  if (revoke) {
    console.log(`Keys of ${partner} that no longer count: ${await keys.revoke(partner, new Date())}.`);
  } else {
    const key = await keys.create({ partner, offerIds, now: new Date() });
    console.log(`The key of ${partner}, shown only now: ${key}
The address to give the lender, with its own macros in place of the names in braces:
${config.publicOrigin}/api/postback/?key=${key}&click_id={click_id}&transaction_id={transaction_id}&status={status}`);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
