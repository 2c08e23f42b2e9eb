// `npm run postback:key -- LENDER OFFER_ID…`: makes a key by which a lender reports conversions of these offers, and shows it once.
// `npm run postback:key -- LENDER --revoke` ends every key of that lender.
import { countries } from '#domain/law/countries/countries.ts';
import { readMachineConfig } from '#server/config.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createOffersService } from '#server/offers/offers-service.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { type OpenedDatabase, runCommand } from './run-command.ts';

const [partner, ...rest] = process.argv.slice(2);
const revoke = rest.includes('--revoke');
const offerIds = rest.filter((argument) => !argument.startsWith('--'));

await runCommand(async (open) => {
  if (!partner || revoke === offerIds.length > 0)
    throw new StartupError('Usage: npm run postback:key -- LENDER OFFER_ID… (or LENDER --revoke)');
  const opened = await open();
  const keys = createPostbackKeys(opened.db);
  if (revoke) {
    console.log(`Keys of ${partner} that no longer count: ${await keys.revoke(partner, new Date())}.`);
    return;
  }
  await assertOffersExist(opened);
  const key = await keys.create({ partner, offerIds, now: new Date() });
  const { publicOrigin } = readMachineConfig();
  console.log(`The key of ${partner}, shown only now: ${key}
The address to give the lender, with its own macros in place of the names in braces:
${publicOrigin}/api/postback/?key=${key}&click_id={click_id}&transaction_id={transaction_id}&status={status}&payout={payout}&currency={currency}`);
});

// A key for a mistyped offer would refuse every report of the lender, weeks later.
async function assertOffersExist({ db, logger }: OpenedDatabase): Promise<void> {
  const { country, contentHost, offerClaims } = readMachineConfig();
  const { offers, isOutage } = await createOffersService({
    repository: createOffersRepository(db),
    country,
    leadId: countries[country].leadId,
    // Products do not matter: a key is for an offer.
    readEvidence: async () => new Map(),
    claims: offerClaims ?? countries[country].offerClaims,
    contentHost: contentHost ?? undefined,
    logger,
    now: () => new Date(),
  }).load();
  if (isOutage) throw new StartupError('The offers can not be read now, so no key was made.');
  const known = offers.map(({ id }) => id);
  const unknown = offerIds.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  throw new StartupError(
    `No offer of this site is ${unknown.join(', ')}, so no key was made. There are: ${known.join(', ') || 'none'}.`,
  );
}
