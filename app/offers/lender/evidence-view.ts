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

/** One item of the evidence as the page shows it. */
export type ShownEvidence = {
  id: string;
  /** „aug. 2020”: of the source or, of a page without a date, of the day it was seen; null: neither is known */
  when: string | null;
  /** „preț publicat de creditor”, and of what kind the source is */
  said: string;
  product: string;
  /** „2 000 de lei pe 3 luni” */
  example: string | null;
  figures: string[];
  /** „1% pe zi”; null: it is told in no way that can be counted by day */
  perDay: string | null;
  source: Source;
};

export type EvidenceView = {
  /** the newest first */
  items: ShownEvidence[];
  /** some of the prices by day were divided by us */
  isComputed: boolean;
  /** some pages have no date of their own */
  hasUndated: boolean;
  /** the day from which the law has its ceilings; null: they are not known to bind the lender */
  cappedSince: string | null;
  /** the same as a file; null: no source told a price that can be counted by day */
  file: string | null;
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
  const readings = priceHistories(evidence).flatMap((history) => history.readings);
  const prices = new Map(readings.map(({ item, perDay }) => [item.id, perDay]));
  const isCapped = offer !== null && lenderKind === 'ifn' && lenderIdentity(offer) === 'registered';
  return {
    items: told.map((dated) => shown(dated, prices.get(dated.item.id) ?? null)),
    isComputed: told.some(({ item }) => prices.get(item.id)?.isComputed),
    hasUndated: told.some(({ item }) => item.source.date === null),
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
    product: `${product.charAt(0).toUpperCase()}${product.slice(1)}`,
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

/** „preț publicat de creditor”, „peste plafonul de azi, dintr-un contract al lui”: what it lets us say, then whose word it is. */
function saidOf({ tier, openedBy, source }: EvidenceItem, statement: DatedEvidence['statement']): string {
  if (tier === 'D') throw new RangeError('what only third parties print is not shown');
  // „Verificat” is the word for a named colleague's look at the live page, on its day, and for nothing else.
  if (statement === 'current' && openedBy !== undefined && source.readAt !== null)
    return `preț verificat pe pagina creditorului la ${formatDate(source.readAt)}`;
  const said = statementWords[statement];
  return statement === 'current' && said ? said : [said, tierWords[tier]].filter(Boolean).join(', ');
}
