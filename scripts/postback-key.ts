// `npm run postback:key -- LENDER OFFER_ID…`: makes a key by which a lender reports conversions of these offers, and
// shows it once. `npm run postback:key -- LENDER --revoke` ends every key of that lender.
import { readMachineConfig } from '#server/config.ts';
import { createPostbackKeys } from '#server/conversions/postback-keys.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCommand } from './run-command.ts';

const [partner, ...rest] = process.argv.slice(2);
const revoke = rest.includes('--revoke');
const offerIds = rest.filter((argument) => !argument.startsWith('--'));

await runCommand(async (open) => {
  if (!partner || revoke === offerIds.length > 0)
    throw new StartupError('Usage: npm run postback:key -- LENDER OFFER_ID… (or LENDER --revoke)');
  const { db } = await open();
  const keys = createPostbackKeys(db);
  if (revoke) {
    console.log(`Keys of ${partner} that no longer count: ${await keys.revoke(partner, new Date())}.`);
    return;
  }
  const key = await keys.create({ partner, offerIds, now: new Date() });
  const { publicOrigin } = readMachineConfig();
  console.log(`The key of ${partner}, shown only now: ${key}
The address to give the lender, with its own macros in place of the names in braces:
${publicOrigin}/api/postback/?key=${key}&click_id={click_id}&transaction_id={transaction_id}&status={status}`);
});
