import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { countries } from '#domain/law/countries/countries.ts';
import { experiments } from '#domain/visits/experiments/experiments.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { hashContentFiles } from '#server/texts/content/content-files.ts';
import type { SiteContent } from '#server/texts/content/read-site-content.ts';
import { createPublications } from '#server/texts/editorial/publications.ts';
import { createPublicationsRepository } from '#server/texts/editorial/publications-repository.ts';
import { createHidden } from '#server/texts/hidden/hidden.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { createInstancesRepository } from '#server/texts/instances/instances-repository.ts';
import { createOwnInstance } from '#server/texts/instances/own-instance.ts';
import { createLiveSeries } from '#server/tools/series/live-series.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  site: SiteContent;
  logger: Logger;
  now: () => Date;
};

/** Creates what the site says: its texts, the figures and rules they are filled with, what of it is public and what hidden. */
export function createTexts({ config, db, site, logger, now }: Options) {
  const { content, later, contentFiles } = site;
  const series = createLiveSeries({ db, country: config.country, starting: site.series });
  const country: Country = {
    ...countries[config.country],
    ...(config.offerClaims && { offerClaims: config.offerClaims }),
    get rulePacks() {
      return series.rulePacks();
    },
  };
  const hidden = createHidden({ repository: createHiddenRepository(db), entries: content.entries });
  const shownCountry: Country = {
    ...country,
    get rulePacks() {
      return hidden.rules(country.rulePacks);
    },
    get stoppedExperiments() {
      return experiments.map(({ name }) => name).filter((name) => hidden.hasExperiment(name));
    },
  };
  const publications = createPublications({
    content,
    later,
    repository: createPublicationsRepository(db),
    isHidden: hidden.hasText,
    now,
  });
  /** Fills the present series into the texts. @throws {ContentError} for a text that does not fit them; the present texts stay */
  const followSeries = () => {
    const law = { rulePacks: series.rulePacksOf('RO'), timeZone: countries.RO.timeZone };
    publications.use(site.contentBy(now(), law, series.book()));
  };
  const instancesRepository = createInstancesRepository(db);
  const instance = createOwnInstance({
    repository: instancesRepository,
    name: `${hostname()}:${config.port}`,
    files: contentFiles,
    publicTexts: () => publications.content().entries,
    logger,
    now,
  });

  return {
    country,
    /** the country as visitors see it: without hidden figures of the law and stopped experiments */
    shownCountry,
    hidden,
    /** all content, including what is not public yet */
    content,
    /** hashes of the files at the start, and now */
    contentFiles: { served: contentFiles, read: () => hashContentFiles(config.contentDir) },
    publications,
    /** the present series of figures */
    series: {
      ...series,
      /**
       * Reads them again, and the texts with them. @returns whether they differ from before. @throws when the database does not
       * answer
       */
      async load(): Promise<boolean> {
        const isOther = await series.load();
        if (isOther) followSeries();
        return isOther;
      },
    },
    /** this instance, and all running ones */
    instances: { own: instance, listLive: () => instancesRepository.listLive() },
  };
}
