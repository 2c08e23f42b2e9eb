import { dayOf } from '#domain/calendar/iso-day.ts';
import { countries } from '#domain/countries/countries.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Config } from '#server/config.ts';
import { hashContentFiles } from '#server/editorial/content-files.ts';
import { readContent } from './content.ts';
import { setLinks } from './set-links.ts';

type Settings = Pick<Config, 'contentDir' | 'country' | 'operator' | 'unsubscribeUrl' | 'mobileAppUrl'>;

export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * The content as this site shows it, and what its files held when they were read.
 * @throws {ContentError} naming every problem of the content folder
 */
export function readSiteContent(config: Settings, now: Date) {
  const read = readContent(
    config.contentDir,
    // The texts are about Romanian law in every country, until they are translated.
    rulePackInForce(countries.RO.rulePacks, dayOf(now, countries.RO.timeZone)),
    config.operator,
  );
  const { code, timeZone } = countries[config.country];
  const navigation = setLinks(read.navigation, {
    unsubscribeUrl: config.unsubscribeUrl,
    mobileAppUrl: config.mobileAppUrl,
    country: code,
    year: Number(dayOf(now, timeZone).slice(0, 4)),
  });
  return { content: { ...read, navigation }, contentFiles: hashContentFiles(config.contentDir) };
}
