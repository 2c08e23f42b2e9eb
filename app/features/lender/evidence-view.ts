import { evidenceTimeline, type DatedEvidence } from '#domain/evidence/evidence-timeline.ts';
import { tellsPrice, type EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { agesFrom } from '#domain/offers/source-age.ts';
import { exampleInWords, figureInWords, statementWords, tierWords } from './evidence-in-words.ts';

/** One item of the evidence as the page shows it. */
export type ShownEvidence = {
  id: string;
  statement: DatedEvidence['statement'];
  said: string;
  tier: string;
  product: string;
  /** „2 000 de lei pe 3 luni” */
  example: string | null;
  figures: string[];
  source: Source;
  /** how we know the date, where the source does not print it */
  dated: string | null;
};

/** A price on the axis of time: percent of the sum lent a day. */
type EvidencePoint = { at: string; percentPerDay: number; isCurrent: boolean };

export type EvidenceView = {
  items: ShownEvidence[];
  points: EvidencePoint[];
  /** the ceiling by day of the smallest sums, with the day it is in force from; null: none holds for this lender */
  ceiling: { from: string; percentPerDay: number; source: Source } | null;
  /** the percent of a point is a cost divided by sum and days */
  isComputed: boolean;
  today: string;
};

/**
 * The evidence behind a lender's prices.
 * @param offer its record; null: it has none
 * @param today yyyy-mm-dd
 * @returns null where nothing that may be shown is known
 */
export function evidenceView(
  evidence: LenderEvidence | undefined,
  offer: Pick<Offer, 'lenderKind' | 'url'> | null,
  pack: RulePack | null,
  today: string,
): EvidenceView | null {
  if (!evidence) return null;
  const { lenderKind, url } = offer ?? { lenderKind: 'unknown' as const, url: null };
  const timeline = evidenceTimeline(evidence, { lenderKind, url }, pack, today);
  // An item without a figure tells who the lender is, which stands in its own section.
  const told = timeline.filter(({ item }) => item.figures.length > 0);
  if (told.length === 0) return null;
  const caps = pack?.dailyCaps;
  const [smallest] = caps?.value ?? [];
  return {
    items: told.map(shown),
    points: told.flatMap(({ item, percentPerDay, statement }) =>
      percentPerDay === null
        ? []
        : [{ at: agesFrom(item.source), percentPerDay, isCurrent: statement === 'current' }],
    ),
    ceiling:
      lenderKind === 'ifn' && pack && caps && smallest
        ? { from: CEILING_SINCE, percentPerDay: smallest.percentPerDay, source: caps.source }
        : null,
    isComputed: told.some(
      ({ item, percentPerDay }) =>
        percentPerDay !== null && !item.figures.some(({ unit }) => unit === 'percent-a-day'),
    ),
    today,
  };
}

// The first day of the first rule pack, which every later one repeats: Legea 243/2024.
const CEILING_SINCE = '2024-11-11';

function shown({ item, statement }: DatedEvidence): ShownEvidence {
  const { id, product, figures, source, dating, tier } = item;
  return {
    id,
    statement,
    said: saidOf(item, statement),
    tier: wordsOf(tier),
    product: `${product.charAt(0).toUpperCase()}${product.slice(1)}`,
    example: exampleInWords(item),
    figures: figures.map(figureInWords),
    source,
    dated: dating.by === 'inferred' ? dating.how : null,
  };
}

function saidOf(item: EvidenceItem, statement: DatedEvidence['statement']): string {
  if (statement === 'none' && !tellsPrice(item)) return 'sume și reguli, fără preț';
  // „Verificat” is the word for a named colleague's look at the live page, on its day, and for nothing else.
  return statement === 'current' && item.openedBy !== undefined && item.source.readAt !== null
    ? `preț verificat pe pagina creditorului la ${formatDate(item.source.readAt)}`
    : statementWords[statement];
}

function wordsOf(tier: EvidenceItem['tier']): string {
  if (tier === 'D') throw new RangeError('what only third parties print is not shown');
  return tierWords[tier];
}
