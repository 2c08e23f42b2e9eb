import { dayOf, isoDay, startOfDay } from '#domain/base/days/iso-day.ts';
import { countries } from '#domain/law/countries/countries.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Config } from '#server/config.ts';
import { hashContentFiles } from './content-files.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { type SeriesBook, seriesNames } from '#domain/base/series/series.ts';
import { type Content, readFolder } from './content.ts';
import { setLinks } from './set-links.ts';

type Settings = Pick<
  Config,
  'contentDir' | 'country' | 'offerClaims' | 'operator' | 'unsubscribeUrl' | 'mobileAppUrl'
>;

/** The same texts with the figures of rules that are not in force yet, or with the menus of the year to come. */
export type LaterContent = { from: Date; content: Content };

type Law = Pick<Country, 'rulePacks' | 'timeZone'>;

export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * The content as this site shows it, and what its files held when they were read. With rules and values that are known but not in
 * force yet it is made once more for each of them: what does not fit them stops the program now, and not that midnight.
 * The menus lead to the calendar of the year.
 * @param law whose figures texts name: Romania's in every country, until they are translated
 * @param read tests share one reading of the folder
 * @returns later: from the first moment of such rules, and of the next year, on, ascending
 * @throws {ContentError} naming every problem of the content folder
 * @throws {StartupError} for a folder or a file of it that is not there or can not be read
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

  /** The texts by these rules and values, now and later. @throws {ContentError} for a text that does not fit them */
  function contentBy(moment: Date, { rulePacks, timeZone }: Law, series: SeriesBook) {
    const byFigures = new Map<string, Content>();
    const changesOfSeries = seriesNames.flatMap((name) => series[name].map(({ from }) => from));
    const contentOf = (day: string): Content => {
      const pack = rulePackInForce(rulePacks, day);
      // Texts speak of a day by what is in force on it: days between two changes share one reading.
      const key = `${pack?.validFrom ?? ''} ${changesOfSeries.filter((from) => from <= day).length}`;
      const texts = byFigures.get(key) ?? folder.contentWith({ pack, series, day });
      byFigures.set(key, texts);
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
    return { content: contentOf(today), later };
  }

  return {
    ...contentBy(now, law, folder.series),
    contentBy,
    /** the values that series start with */
    series: folder.series,
    contentFiles: hashContentFiles(config.contentDir),
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
