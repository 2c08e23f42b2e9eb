import type { OpenPrices } from '#domain/answers/open-data.ts';
import { costOf, figureOf } from '#domain/offers/evidence/item-price.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { priceHistories, type PriceReading } from '#domain/offers/evidence/price-history.ts';
import { roundHalfUp } from '#domain/base/text/format-number.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

type Readings = OpenPrices['products'][number]['readings'];

/** Collects the price history of products as open data, without hidden lenders. */
export function openPrices(
  evidence: ReadonlyMap<string, LenderEvidence>,
  isHidden: (lender: string) => boolean,
): OpenPrices {
  const shown = [...evidence.values()].filter(({ lender }) => !isHidden(lender));
  return {
    ...openHead(
      'Prețul fiecărui produs în timp: ce a spus fiecare sursă, la data ei. Între două citiri nu știm prețul; „continues” spune unde aceeași pagină a spus același lucru.',
    ),
    products: shown
      .toSorted((a, b) => a.lender.localeCompare(b.lender, 'ro'))
      .flatMap((own) =>
        priceHistories(own).map(({ product, name, readings }) => ({
          lender: own.lender,
          lenderName: own.name,
          product,
          productName: name,
          readings: readings.map(toOpen),
        })),
      ),
  };
}

function toOpen({ item, perDay, continues }: PriceReading): Readings[number] {
  const { id, tier, principalLei, term, source, dating } = item;
  return {
    evidence: id,
    tier,
    percentPerDay: perDay && { from: roundHalfUp(perDay.from, 4), to: roundHalfUp(perDay.to, 4) },
    isComputed: perDay?.isComputed ?? false,
    apr: figureOf(item, 'apr', 'percent'),
    costLei: costOf(item),
    principalLei: principalLei === 'unknown' ? null : principalLei,
    term: term === 'unknown' ? null : term,
    source,
    dating: dating.by,
    continues,
  };
}

const COLUMNS = [
  'lender',
  'product',
  'source_date',
  'read_at',
  'percent_per_day',
  'percent_per_day_to',
  'computed',
  'apr',
  'cost_lei',
  'principal_lei',
  'term',
  'term_unit',
  'tier',
  'evidence',
  'continues',
  'source',
  'url',
];

/** Writes a line for each reading. */
export function pricesCsv({ products }: OpenPrices): string {
  const rows = products.flatMap(({ lender, product, readings }) =>
    readings.map(({ percentPerDay, term, source, ...reading }): CsvCell[] => [
      lender,
      product,
      source.date,
      source.readAt,
      percentPerDay && percentPerDay.from,
      percentPerDay && percentPerDay.to,
      reading.isComputed ? 'yes' : 'no',
      reading.apr,
      reading.costLei,
      reading.principalLei,
      term && term.count,
      term && term.unit,
      reading.tier,
      reading.evidence,
      reading.continues,
      source.name,
      source.url,
    ]),
  );
  return writeOpenCsv([COLUMNS, ...rows]);
}
