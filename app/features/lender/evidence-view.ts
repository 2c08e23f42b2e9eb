import { evidenceTimeline, type DatedEvidence } from '#domain/evidence/evidence-timeline.ts';
import { tellsPrice, type EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import { lenderIdentity, type IdentifiedLender } from '#domain/lenders/lender-identity.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { exampleInWords, figureInWords, statementWords, tierWords } from './evidence-in-words.ts';
import { priceHistoryView, type PriceHistoryView } from './price-history-view.ts';

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

export type EvidenceView = {
  items: ShownEvidence[];
  /** null where no source told a price that can be counted by day */
  history: PriceHistoryView | null;
};

/**
 * The evidence behind a lender's prices.
 * @param offer its record; null: it has none
 * @param packs the rules of credit in time
 * @param today yyyy-mm-dd
 * @returns null where nothing that may be shown is known
 */
export function evidenceView(
  evidence: LenderEvidence | undefined,
  offer: (IdentifiedLender & Pick<Offer, 'url'>) | null,
  packs: readonly RulePack[],
  today: string,
): EvidenceView | null {
  if (!evidence) return null;
  const { lenderKind, url } = offer ?? { lenderKind: 'unknown' as const, url: null };
  const timeline = evidenceTimeline(evidence, { lenderKind, url }, rulePackInForce(packs, today), today);
  // An item without a figure tells who the lender is, which stands in its own section.
  const told = timeline.filter(({ item }) => item.figures.length > 0);
  if (told.length === 0) return null;
  const current = told.filter(({ statement }) => statement === 'current').map(({ item }) => item.id);
  return {
    items: told.map(shown),
    history: priceHistoryView(evidence, {
      isCapped: offer !== null && lenderKind === 'ifn' && lenderIdentity(offer) === 'registered',
      packs,
      current: new Set(current),
      today,
    }),
  };
}

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
