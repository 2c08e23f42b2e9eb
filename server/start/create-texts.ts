import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { missingIdentity } from '#server/base/operator.ts';
import { countries } from '#domain/law/countries/countries.ts';
import { experiments } from '#domain/visits/experiments/experiments.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { createLiveTexts } from '#server/texts/changes/live-texts.ts';
import { checkLinks } from '#server/texts/content/check-links.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { OfficeTexts } from '#server/texts/content/office-texts.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { createRouteMatcher } from '#server/web/pages/match-route.ts';
import type { PageRoute } from '#server/web/pages/page-contract.ts';
import { hashContentFiles } from '#server/texts/content/content-files.ts';
import type { SiteContent } from '#server/texts/content/read-site-content.ts';
import { createPublications, type Publications } from '#server/texts/editorial/publications.ts';
import { createPublicationsRepository } from '#server/texts/editorial/publications-repository.ts';
import { createHidden } from '#server/texts/hidden/hidden.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { createInstancesRepository } from '#server/texts/instances/instances-repository.ts';
import { createOwnInstance } from '#server/texts/instances/own-instance.ts';
import { createLiveSeries, type LiveSeries } from '#server/tools/series/live-series.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  site: SiteContent;
  /** the pages of the site: links of texts lead to them */
  routes: readonly PageRoute[];
  logger: Logger;
  now: () => Date;
};

/** Creates the texts of the site, the figures and rules that fill them, and the records of public and hidden ones. */
export function createTexts({ config, db, site, routes, logger, now }: Options) {
  const { content, later, contentFiles, textFiles } = site;
  const series = createLiveSeries({ db, country: config.country, starting: site.series });
  const country: Country = {
    ...countries[config.country],
    ...(config.offerClaims && { offerClaims: config.offerClaims }),
    get rulePacks() {
      return series.rulePacks();
    },
  };
  let all = content;
  let changed: ReadonlySet<string> = new Set();
  const hidden = createHidden({ repository: createHiddenRepository(db), entries: () => all.entries });
  const shownCountry: Country = {
    ...country,
    get rulePacks() {
      return hidden.rules(country.rulePacks);
    },
    get stoppedExperiments() {
      return experiments.map(({ name }) => name).filter((name) => hidden.hasExperiment(name));
    },
  };
  const repository = createPublicationsRepository(db);
  const publications = createPublications({ content, later, repository, isHidden: hidden.hasText, now });
  const render = createTextRenderer({ site, routes, series, now });
  const texts = createLiveTexts({
    db,
    country,
    files: { texts: textFiles, hashes: contentFiles, readAt: now() },
    show(officeTexts) {
      const made = render(officeTexts);
      publications.use(made);
      changed = changedPaths(all, made.content);
      all = made.content;
      hidden.lookAgain();
    },
    logger,
  });
  const instances = createInstances({ config, db, site, logger, now }, publications);

  return {
    country,
    /** the country as visitors see it: without hidden figures of the law and stopped experiments */
    shownCountry,
    hidden,
    /** whether the settings name the company that the texts speak for */
    operator: { isNamed: missingIdentity(config.operator).length === 0 },
    /** the content of the files, for what the office does not write: data, evidence, authors */
    content,
    /** all present content, including what is not public yet and the texts of the office */
    allContent: () => all,
    /** paths of the texts that were other ones before they were read last */
    changedTexts: () => changed,
    /** the texts of the office that replace files, and how content looks with others */
    texts,
    renderTexts: (officeTexts: OfficeTexts): Content => render(officeTexts).content,
    words: site.words,
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
        if (isOther) texts.showAgain();
        return isOther;
      },
    },
    /** this instance, and all running ones */
    instances,
  };
}

/** Creates this instance's record of itself, and its view of all running instances. */
function createInstances(
  { config, db, site, logger, now }: Omit<Options, 'routes'>,
  publications: Publications,
) {
  const repository = createInstancesRepository(db);
  const own = createOwnInstance({
    repository,
    name: `${hostname()}:${config.port}`,
    files: site.contentFiles,
    publicTexts: () => publications.content().entries,
    logger,
    now,
  });
  return { own, listLive: () => repository.listLive() };
}

/** Creates what renders all texts by the present series. */
function createTextRenderer({
  site,
  routes,
  series,
  now,
}: Pick<Options, 'site' | 'routes' | 'now'> & { series: LiveSeries }) {
  /** @param officeTexts texts that replace files. @throws {ContentError} for a text that does not fit */
  return (officeTexts: OfficeTexts) => {
    const law = { rulePacks: series.rulePacksOf('RO'), timeZone: countries.RO.timeZone };
    const made = site.contentBy(now(), law, series.book(), officeTexts);
    const matchRoute = createRouteMatcher(routes, made.content);
    checkLinks(made.content, (path) => {
      const slug = officeTexts.moved.get(path.slice(1, -1));
      return matchRoute(slug === undefined ? path : `/${slug}/`) !== undefined;
    });
    return made;
  };
}

/** Finds the pages of texts that differ: what did not change is the same entry. */
function changedPaths(before: Content, after: Content): ReadonlySet<string> {
  const same = new Set(before.entries).intersection(new Set(after.entries));
  return new Set([...before.entries, ...after.entries].filter((entry) => !same.has(entry)).map(entryPath));
}
