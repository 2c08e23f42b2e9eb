import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { TimelineFigures } from '#domain/tools/rates/timeline.ts';
import { cardChart } from '#app/ui/charts/card-drawing.ts';
import { createPairPrice } from './pair-price.ts';
import { type DrawnTimeline, rateDrawing } from './rate-drawing.ts';
import type { TimelineSectionProps } from './timeline-section.tsx';
import { timelinePeriods } from './timeline-words.ts';

// Pages are requested with many amounts; the line stays the same while the rates do.
const kept = new WeakMap<TimelineFigures, Map<string, ShareCard>>();

/**
 * Returns the picture of the converter and its pairs: the last year of rates, with the latest date. Null: no rates are known.
 * @param title heading of the page
 */
export function converterCard(
  title: string,
  section: Pick<TimelineSectionProps, 'timelines' | 'newest' | 'unitWords'> | null,
): ShareCard | null {
  const year = section?.timelines.find(
    (own): own is DrawnTimeline => own.timeline === '12-luni' && own.figures !== null,
  );
  if (!section || !year) return null;
  const ofYear = kept.get(year) ?? new Map<string, ShareCard>();
  const card = ofYear.get(title) ?? draw(title, section, year);
  kept.set(year, ofYear.set(title, card));
  return card;
}

function draw(
  title: string,
  { newest, unitWords }: Pick<TimelineSectionProps, 'newest' | 'unitWords'>,
  year: DrawnTimeline,
): ShareCard {
  const { units, price } = createPairPrice(newest);
  const { marks, axis, sources } = rateDrawing(year, price);
  return {
    eyebrow: 'Curs valutar',
    title,
    caption: `${unitWords(units)}, ${timelinePeriods[year.timeline]}`,
    drawing: cardChart(marks, axis),
    note: `Sursa: ${sources.map(({ name }) => name).join('; ')}`,
  };
}
