// `npm run doctor`: checks the set-up of the site, a line for each part with advice, and lists the facts still to be entered by
// hand. `-- --mail ana@example.ro` also sends a mail there. Exits with 1 when something must be repaired.
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { checkSite, checkWords, needsMending } from '#domain/answers/doctor/check-site.ts';
import { type FirstTask, firstTasks } from '#domain/answers/doctor/first-tasks.ts';
import { countries } from '#domain/law/countries/countries.ts';
import { type Config, readMachineConfig } from '#server/config.ts';
import { openPlace } from '#server/operations/backup/open-place.ts';
import { createLogger } from '#server/base/create-logger.ts';
import { openDatabaseBeside } from '#server/db/open-database-beside.ts';
import type { Database } from '#server/db/tables.ts';
import { createDoctor } from '#server/operations/doctor/doctor.ts';
import { createLiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createOffersService } from '#server/offers/offers-service.ts';
import { createAlarmsRepository } from '#server/tools/rates/alarms-repository.ts';
import { createRatesRepository } from '#server/tools/rates/rates-repository.ts';
import { createRatesService } from '#server/tools/rates/rates-service.ts';
import { createLiveSeries } from '#server/tools/series/live-series.ts';
import { readSeries } from '#server/texts/content/read-series.ts';
import { prepareDataFolder } from '#server/start/prepare-data-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

const now = () => new Date();
// Failures are reported by their own lines.
const logger = createLogger('silent');
// Without a database nothing is read: its line has the reason.
const unread = () => Promise.reject(new Error('no database'));
const nothingToRead = { ratesHealth: unread, loadOffers: unread, loadRulePacks: unread };
const boxes: Record<FirstTask['state'], string> = { done: '[x]', open: '[ ]', unknown: '[?]' };

try {
  const { values } = parseArgs({ options: { mail: { type: 'string' } } });
  await examine(readMachineConfig(), values.mail);
} catch (error) {
  const isKnown = error instanceof StartupError || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  console.error(isKnown ? `${checkWords.fix}: Setări. ${(error as Error).message}` : error);
  process.exitCode = 1;
}

async function examine(config: Config, mailTo: string | undefined): Promise<void> {
  await using running = new AsyncDisposableStack();
  const database = await openDatabase(config, running);
  const doctor = createDoctor({
    config,
    database,
    ...('problem' in database ? nothingToRead : readersOf(database, config)),
    backupPlace: config.backup.to ? openPlace(config.backup.to).name : null,
    now,
    onFailure: (error) => console.error((error as Error).message),
  });
  const trial = mailTo === undefined ? null : await doctor.tryMail(mailTo);
  const facts = await doctor.examine({ proxy: null, trial });
  const checks = checkSite(facts);
  for (const { name, state, says, todo } of checks)
    console.log(
      `${checkWords[state].padEnd(12)}  ${name}: ${says}${todo ? `\n${' '.repeat(14)}${todo}` : ''}`,
    );
  console.log('\nDe scris de mână în primele 60 de zile:');
  const address = (href: string) =>
    (href.startsWith('/admin/') ? config.office.origin : config.publicOrigin) + href;
  for (const { name, state, says, links } of firstTasks(facts)) {
    const where = links.map(({ href }) => (href.startsWith('/') ? address(href) : href)).join(' ');
    console.log(`${boxes[state]} ${name}: ${says}\n    ${where}`);
  }
  if (needsMending(checks)) process.exitCode = 1;
}

/** Opens the database, or returns the reason why it is unavailable: the other parts are checked all the same. */
async function openDatabase(config: Config, running: AsyncDisposableStack) {
  try {
    prepareDataFolder(config.dataDir);
    return (await openDatabaseBeside({ config, logger, running })).db;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { problem: error.message };
  }
}

function readersOf(db: Kysely<Database>, config: Config) {
  const { leadId, offerClaims } = countries[config.country];
  const rates = createRatesService({
    repository: createRatesRepository(db),
    alarms: createAlarmsRepository(db),
    logger,
    now,
  });
  const starting = readEvidence(config.contentDir);
  const evidence = createLiveEvidence({ db, country: config.country, starting });
  const offers = () =>
    createOffersService({
      repository: createOffersRepository(db),
      country: config.country,
      leadId,
      readEvidence: evidence.load,
      claims: config.offerClaims ?? offerClaims,
      contentHost: config.contentHost ?? undefined,
      leadFeedUrl: config.leadFeedUrl ?? undefined,
      logger,
      now,
    });
  const series = createLiveSeries({ db, country: config.country, starting: readSeries(config.contentDir) });
  return {
    ratesHealth: () => rates.health(),
    loadOffers: async () => await offers().load(),
    loadRulePacks: async () => {
      await series.load();
      return series.rulePacks();
    },
  };
}
