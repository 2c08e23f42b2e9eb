import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { toolSchema } from '#domain/texts/schemas/tool-schema.ts';
import type { ReferenceRate } from '#domain/tools/rates/rate.ts';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { readSeries } from '#server/texts/content/read-series.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { newPageArgs } from './page-args.ts';

const texts = (file: string) => toolSchema.parse(load(readFileSync(`content/pages/${file}.yml`, 'utf8')));

/** The series at the start of the site. */
export const startingSeries: SeriesBook = readSeries('content');

const fiveLei: ReferenceRate = {
  provider: 'bnr',
  currency: 'EUR',
  day: '2025-12-31',
  value: '5.0000',
  multiplier: 1,
};

/**
 * Builds the arguments of a page that computes with the series, on 23.11.2026, with the texts of the site and a euro of 5 lei in
 * 2025.
 */
export function newToolArgs(
  address: string,
  series: SeriesBook = startingSeries,
  euro: readonly ReferenceRate[] = [fiveLei],
): PageArgs {
  const args = newPageArgs(address, { offers: [] });
  const rates = createRateBook(euro, []);
  const content = {
    ...args.services.content,
    irccTool: texts('rata-ircc'),
    payTool: texts('salariu-net'),
    businessTool: texts('pfa-sau-srl'),
  };
  return {
    ...args,
    now: new Date('2026-11-23T10:00:00Z'),
    services: {
      ...args.services,
      content,
      series: { book: () => series },
      rates: { load: async () => rates },
    },
  };
}
