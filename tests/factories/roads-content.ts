import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { roadsSchema } from '#domain/texts/schemas/roads-schema.ts';
import { rateIllustrationsSchema } from '#domain/offers/roads/rate-illustration.ts';
import { ratesOnDay } from '#domain/offers/roads/rates-on-day.ts';
import { readSeries } from '#server/texts/content/read-series.ts';

const read = (file: string): unknown =>
  load(readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'));

/** Data of roads besides the offers: the site's own texts, and the published prices of banks and houses. */
export const roadsContent = {
  roads: roadsSchema.parse(read('pages/drumuri.yml')),
  illustrations: rateIllustrationsSchema.parse(read('data/rate-illustrations.yml')),
};

/** The series at the start of the site. */
export const siteSeries = readSeries('content');

/** The site's own prices of banks and houses, with its starting series, on 26.11.2026. */
export const siteRates = ratesOnDay(roadsContent.illustrations, siteSeries, '2026-11-26');
