// `npm run postback:key -- LENDER OFFER_ID…`: makes a key by which a lender reports conversions of these offers, and shows it once;
// with `--dialect=NAME` for a network that writes otherwise than we do (domain/partners/conversions/dialects.ts).
// `npm run postback:key -- LENDER --revoke` ends every key of that lender.
import { countries } from '#domain/law/countries/countries.ts';
import { dialectNames } from '#domain/partners/conversions/dialects.ts';
import { postbackAddress } from '#domain/partners/conversions/postback-address.ts';
import { readMachineConfig } from '#server/config.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createOffersService } from '#server/offers/offers-service.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { type OpenedDatabase, runCommand } from './run-command.ts';

const [partner, ...rest] = process.argv.slice(2);
const revoke = rest.includes('--revoke');
const asked = rest.find((argument) => argument.startsWith('--dialect='))?.slice('--dialect='.length);
const dialect = dialectNames.find((name) => name === (asked ?? 'generic'));
const offerIds = rest.filter((argument) => !argument.startsWith('--'));

await runCommand(async (open) => {
  if (!partner || revoke === offerIds.length > 0)
    throw new StartupError('Usage: npm run postback:key -- LENDER OFFER_ID… (or LENDER --revoke)');
  if (!dialect)
    throw new StartupError(`No dialect is called ${asked}. There are: ${dialectNames.join(', ')}.`);
  const opened = await open();
  const keys = createPostbackKeys(opened.db);
  if (revoke) {
    console.log(`Keys of ${partner} that no longer count: ${await keys.revoke(partner, new Date())}.`);
    return;
  }
  await assertOffersExist(opened);
  const key = await keys.create({ partner, offerIds, dialect, now: new Date() });
  const { publicOrigin } = readMachineConfig();
  console.log(`The key of ${partner}, shown only now: ${key}
The address to give the lender, with its own macros in place of the names in braces where they differ:
${postbackAddress(publicOrigin, key, dialect)}`);
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
