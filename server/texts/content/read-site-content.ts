import { isDeepStrictEqual } from 'node:util';
import { dayOf, isoDay, startOfDay } from '#domain/base/days/iso-day.ts';
import { countries } from '#domain/law/countries/countries.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Config } from '#server/config.ts';
import { hashContentFiles } from './content-files.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { type SeriesBook, seriesNames } from '#domain/base/series/series.ts';
import { type Content, readFolder, type Rendered } from './content.ts';
import { noOfficeTexts, type OfficeTexts } from './office-texts.ts';
import { setLinks } from './set-links.ts';
import { readWords } from './wording.ts';

type Settings = Pick<
  Config,
  'contentDir' | 'country' | 'offerClaims' | 'operator' | 'unsubscribeUrl' | 'mobileAppUrl'
>;

/** The same texts with the figures of future rules, or with the menus of the next year. */
export type LaterContent = { from: Date; content: Content };

type Law = Pick<Country, 'rulePacks' | 'timeZone'>;

export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Reads the content as this site shows it, with the hashes of its files. Renders it once more for each set of rules and values
 * known but not yet in force: texts that do not fit them stop the program now, and not at that midnight. The menus link to the
 * calendar of the current year.
 * @param law with the figures for texts: Romania's in every country, until they are translated
 * @param read tests share one reading of the folder
 * @returns later: one content per start of such rules, and of the next year, ascending
 * @throws {ContentError} naming every problem of the content folder
 * @throws {StartupError} for a folder or a file of it that is missing or unreadable
 */
export function readSiteContent(config: Settings, now: Date, law: Law = countries.RO, read = readFolder) {
  try {
    return readAll(config, now, law, read);
  } catch (error) {
    if (!isFromDisk(error)) throw error;
    throw new StartupError(`The content folder ${config.contentDir} can not be read: ${error.message}`);
  }
}

function isFromDisk(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function readAll(config: Settings, now: Date, law: Law, read: typeof readFolder) {
  const claims = config.offerClaims ?? countries[config.country].offerClaims;
  const folder = read(config.contentDir, config.operator, claims);

  // The last rendering by the same rules and values: only a changed text is rendered again.
  let last: { by: readonly unknown[]; rendered: Map<string, Rendered> } | undefined;

  /**
   * Renders the texts by these rules and values, now and later.
   * @param officeTexts texts of the office that replace files
   * @throws {ContentError} for a text that does not fit them
   */
  function contentBy(
    moment: Date,
    { rulePacks, timeZone }: Law,
    series: SeriesBook,
    officeTexts: OfficeTexts = noOfficeTexts,
  ) {
    const like = isDeepStrictEqual(last?.by, [rulePacks, series]) ? last?.rendered : undefined;
    const byFigures = new Map<string, Rendered>();
    const changesOfSeries = seriesNames.flatMap((name) => series[name].map(({ from }) => from));
    const contentOf = (day: string): Content => {
      const pack = rulePackInForce(rulePacks, day);
      // The text of a day depends on the rules in force: days between two changes share one rendering.
      const key = `${pack?.validFrom ?? ''} ${changesOfSeries.filter((from) => from <= day).length}`;
      const { content: texts } = byFigures.get(key) ?? {
        content: folder.contentWith({ pack, series, day }, officeTexts, like?.get(key)),
      };
      byFigures.set(key, { content: texts, officeTexts });
      const navigation = setLinks(texts.navigation, {
        unsubscribeUrl: config.unsubscribeUrl,
        mobileAppUrl: config.mobileAppUrl,
        country: config.country,
        year: yearOf(day),
      });
      return { ...texts, navigation };
    };
    const today = dayOf(moment, timeZone);
    const newYear = isoDay(yearOf(today) + 1, 1, 1);
    const changes = new Set([newYear, ...rulePacks.map(({ validFrom }) => validFrom), ...changesOfSeries]);
    const later: LaterContent[] = [...changes]
      .filter((day) => day > today)
      .toSorted()
      .map((day) => ({ from: startOfDay(day, timeZone), content: contentOf(day) }));
    const content = contentOf(today);
    last = { by: [rulePacks, series], rendered: byFigures };
    return { content, later };
  }

  return {
    ...contentBy(now, law, folder.series),
    contentBy,
    /** starting values of the series */
    series: folder.series,
    contentFiles: hashContentFiles(config.contentDir),
    /** the Markdown files as read, by path */
    textFiles: new Map(folder.textFiles.map(({ file, text }) => [file, text])),
    /** words that texts may not use */
    words: readWords(config.contentDir),
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
