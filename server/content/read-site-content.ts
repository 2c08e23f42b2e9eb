import { dayOf, isoDay, startOfDay } from '#domain/calendar/iso-day.ts';
import { countries } from '#domain/countries/countries.ts';
import type { Country } from '#domain/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Config } from '#server/config.ts';
import { hashContentFiles } from '#server/editorial/content-files.ts';
import { StartupError } from '#server/startup-error.ts';
import { type Content, readContent } from './content.ts';
import { setLinks } from './set-links.ts';

type Settings = Pick<Config, 'contentDir' | 'country' | 'operator' | 'unsubscribeUrl' | 'mobileAppUrl'>;

/** The same texts with the figures of rules that are not in force yet, or with the menus of the year to come. */
export type LaterContent = { from: Date; content: Content };

type Law = Pick<Country, 'rulePacks' | 'timeZone'>;

export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * The content as this site shows it, and what its files held when they were read. With rules that are known but not in
 * force yet it is read once more for each of them: what does not fit them stops the program now, and not that midnight.
 * The menus lead to the calendar of the year.
 * @param law whose figures texts name: Romania's in every country, until they are translated
 * @returns later: from the first moment of such rules, and of the next year, on, ascending
 * @throws {ContentError} naming every problem of the content folder
 * @throws {StartupError} for a folder or a file of it that is not there or can not be read
 */
export function readSiteContent(config: Settings, now: Date, law: Law = countries.RO) {
  try {
    return readAll(config, now, law);
  } catch (error) {
    if (!isFromDisk(error)) throw error;
    throw new StartupError(`The content folder ${config.contentDir} can not be read: ${error.message}`);
  }
}

function isFromDisk(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function readAll(config: Settings, now: Date, law: Law) {
  const byPack = new Map<RulePack | null, Content>();
  const contentOf = (day: string): Content => {
    const pack = rulePackInForce(law.rulePacks, day);
    const read = byPack.get(pack) ?? readContent(config.contentDir, pack, config.operator);
    byPack.set(pack, read);
    const navigation = setLinks(read.navigation, {
      unsubscribeUrl: config.unsubscribeUrl,
      mobileAppUrl: config.mobileAppUrl,
      country: config.country,
      year: yearOf(day),
    });
    return { ...read, navigation };
  };
  const today = dayOf(now, law.timeZone);
  const newYear = isoDay(yearOf(today) + 1, 1, 1);
  const changes = new Set([newYear, ...law.rulePacks.map(({ validFrom }) => validFrom)]);
  const later: LaterContent[] = [...changes]
    .filter((day) => day > today)
    .toSorted()
    .map((day) => ({ from: startOfDay(day, law.timeZone), content: contentOf(day) }));
  return { content: contentOf(today), later, contentFiles: hashContentFiles(config.contentDir) };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
