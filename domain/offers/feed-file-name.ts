import type { CountryCode } from '#domain/law/countries/country.ts';

/**
 * Returns the file name of a country's offers feed: `ro_feed.json`, `kz_ru_feed.json`, `ua_ru_feed.json` or `ua_ua_feed.json`.
 * Source: product specification, section 9, "Offers feed rules".
 * @param path path of the calling page: Ukraine has a Russian feed under /ru/
 */
export function feedFileName(country: CountryCode, path = '/'): string {
  return `${feedName(country, path)}_feed.json`;
}

/** Returns paths of pages that together request every feed of a country. */
export function feedPaths(country: CountryCode): readonly string[] {
  return country === 'UA' ? ['/', '/ru/'] : ['/'];
}

function feedName(country: CountryCode, path: string): string {
  if (country === 'KZ') return 'kz_ru';
  if (country === 'UA') return path.includes('/ru/') ? 'ua_ru' : 'ua_ua';
  return country.toLowerCase();
}
