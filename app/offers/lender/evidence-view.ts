import { capitalized } from '#domain/base/text/capitalized.ts';
import { evidenceTimeline, type DatedEvidence } from '#domain/offers/evidence/evidence-timeline.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { PricePerDay } from '#domain/offers/evidence/item-price.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { priceHistories } from '#domain/offers/evidence/price-history.ts';
import { lenderIdentity, type IdentifiedLender } from '#domain/offers/lenders/lender-identity.ts';
import { ceilingSteps } from '#domain/law/ceiling-steps.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani } from '#domain/base/money/bani.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { briefMonth } from '#domain/base/text/brief-source.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatAsPrinted, formatNumber } from '#domain/base/text/format-number.ts';
import { exampleInWords, figureInWords, statementWords, tierWords } from './evidence-in-words.ts';

/** One item of evidence, as the page shows it. */
export type ShownEvidence = {
  id: string;
  /** „aug. 2020”: date of the source, or of our reading for an undated page; null: both unknown */
  when: string | null;
  /** „preț publicat de creditor”, and the kind of source */
  said: string;
  product: string;
  /** „2 000 de lei pe 3 luni” */
  example: string | null;
  figures: string[];
  /** „1% pe zi”; null: the price cannot be converted to a daily one */
  perDay: string | null;
  source: Source;
};

export type EvidenceView = {
  /** newest first */
  items: ShownEvidence[];
  /** some of the daily prices were divided by us */
  isComputed: boolean;
  /** some pages have no date of their own */
  hasUndated: boolean;
  /** first day of the legal ceilings; null: not known to bind the lender */
  cappedSince: string | null;
  /** the same data as a file; null: no source states a price that converts to a daily one */
  file: string | null;
};

/**
 * Prepares the evidence behind a lender's prices.
 * @param offer its record; null without one
 * @param packs credit rules over time
 * @param today yyyy-mm-dd
 * @returns null without evidence that may be shown
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
  // An item without a figure identifies the lender, who has a section of its own.
  const withFigures = timeline.filter(({ item }) => item.figures.length > 0);
  if (withFigures.length === 0) return null;
  const readings = priceHistories(evidence).flatMap((history) => history.readings);
  const prices = new Map(readings.map(({ item, perDay }) => [item.id, perDay]));
  const isCapped = offer !== null && lenderKind === 'ifn' && lenderIdentity(offer) === 'registered';
  return {
    items: withFigures.map((dated) => shown(dated, prices.get(dated.item.id) ?? null)),
    isComputed: withFigures.some(({ item }) => prices.get(item.id)?.isComputed),
    hasUndated: withFigures.some(({ item }) => item.source.date === null),
    cappedSince: isCapped ? (ceilingSteps(bani(1), packs)[0]?.from ?? null) : null,
    file: [...prices.values()].every((price) => price === null)
      ? null
      : `/date-deschise/v1/preturi/${evidence.lender}.csv`,
  };
}

function shown({ item, statement }: DatedEvidence, perDay: PricePerDay | null): ShownEvidence {
  const { id, product, figures, source } = item;
  return {
    id,
    when: briefMonth(source),
    said: saidOf(item, statement),
    product: capitalized(product),
    example: exampleInWords(item),
    figures: figures.map(figureInWords),
    perDay: perDay && priceInWords(perDay),
    source,
  };
}

function priceInWords({ from, to, isComputed }: PricePerDay): string {
  const words = (percent: number) => (isComputed ? formatNumber(percent, 2) : formatAsPrinted(percent));
  const [low, high] = [words(from), words(to)];
  return low === high ? `${low}%` : `${low}–${high}%`;
}

/** Writes „preț publicat de creditor”, „peste plafonul de azi, dintr-un contract al lui”: the claim, then its source. */
function saidOf({ tier, openedBy, source }: EvidenceItem, statement: DatedEvidence['statement']): string {
  if (tier === 'D') throw new RangeError('what only third parties print is not shown');
  // „Verificat” means only that a named colleague opened the live page on the stated day.
  if (statement === 'current' && openedBy !== undefined && source.readAt !== null)
    return `preț verificat pe pagina creditorului la ${formatDate(source.readAt)}`;
  const said = statementWords[statement];
  return statement === 'current' && said ? said : [said, tierWords[tier]].filter(Boolean).join(', ');
}
