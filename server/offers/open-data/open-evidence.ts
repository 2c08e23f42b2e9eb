import type { OpenEvidence } from '#domain/answers/open-data.ts';
import { contradictionIn } from '#domain/offers/evidence/contradiction.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

type Items = OpenEvidence['evidence'];

/** Collects evidence as open data, without people's names, leads and hidden lenders. */
export function openEvidence(
  evidence: ReadonlyMap<string, LenderEvidence>,
  isHidden: (lender: string) => boolean,
): OpenEvidence {
  const shown = [...evidence.values()].filter(({ lender }) => !isHidden(lender));
  return {
    ...openHead(
      'Ce spune fiecare sursă despre prețul unui creditor: cifrele, data ei și data la care am citit-o.',
    ),
    evidence: shown
      .toSorted((a, b) => a.lender.localeCompare(b.lender, 'ro'))
      .flatMap(({ lender, name, items }) => items.flatMap((item) => toOpen(item, lender, name))),
  };
}

function toOpen(item: LenderEvidence['items'][number], lender: string, lenderName: string): Items {
  const { id, tier, product, client, secured, principalLei, term, repayment, source, dating, quote } = item;
  if (tier === 'D' || contradictionIn(item) !== null) return [];
  return [
    {
      id,
      lender,
      lenderName,
      tier,
      product,
      client,
      secured,
      figures: item.figures.map(({ measure, value, to = null, bound = null, unit }) => {
        return { measure, value, to, bound, unit };
      }),
      principalLei: principalLei === 'unknown' ? null : principalLei,
      term: term === 'unknown' ? null : term,
      repayment,
      source,
      dating: dating.by,
      quote,
      copySha256: item.copyHash === 'none' ? null : item.copyHash,
      isOpenedLive: item.openedBy !== undefined,
    },
  ];
}

const COLUMNS = [
  'id',
  'lender',
  'tier',
  'product',
  'measure',
  'value',
  'to',
  'bound',
  'unit',
  'principal_lei',
  'term',
  'term_unit',
  'source',
  'url',
  'source_date',
  'read_at',
  'opened_live',
];

/** Writes a line for each figure. */
export function evidenceCsv({ evidence }: OpenEvidence): string {
  const rows = evidence.flatMap((item) =>
    item.figures.map(({ measure, value, to, bound, unit }): CsvCell[] => [
      item.id,
      item.lender,
      item.tier,
      item.product,
      measure,
      value,
      to,
      bound,
      unit,
      item.principalLei,
      item.term?.count ?? null,
      item.term?.unit ?? null,
      item.source.name,
      item.source.url,
      item.source.date,
      item.source.readAt,
      item.isOpenedLive ? 'yes' : 'no',
    ]),
  );
  return writeOpenCsv([COLUMNS, ...rows]);
}
