import { inOnePiece } from '#app/ui/kept-markup.ts';
import { COVER_HEIGHT, coverMotifs, type Random } from './cover-motifs.ts';
import './cover.css';

type CoverProps = {
  /** a tag of the guides */
  topic: string;
  /** what the article is known by: one article always gets one drawing */
  slug: string;
  /** wide and low at the head of an article, 16:9 in lists */
  wide?: boolean;
};

/**
 * The cover of an article, drawn from its theme and its name, never a file. No yellow: on this site yellow is a cost.
 * Hidden from assistive technology: the title beside it says it all.
 */
export function Cover({ topic, slug, wide = false }: CoverProps) {
  const width = wide ? 1200 : 640;
  return (
    <svg
      className={wide ? 'cover cover-wide' : 'cover'}
      viewBox={`0 0 ${width} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing(topic, slug, width) }}
    />
  );
}

/** How many drawings: more than the guides have, which is two each. */
const MOST_KEPT = 500;
const kept = new Map<string, string>();

/** Each is on its article's page and in the lists of a dozen others. */
function drawing(topic: string, slug: string, width: number): string {
  const key = `${width} ${topic} ${slug}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size === MOST_KEPT) kept.clear();
  const drawn = inOnePiece(draw(topic, slug, width));
  kept.set(key, drawn);
  return drawn;
}

function draw(topic: string, slug: string, width: number): string {
  const grid = [40, 80, 120, 160, 200, 240, 280, 320].map((y) => `M0 ${y}H${width}`).join('');
  const motif = coverMotifs[topic]?.(randomOf(slug), width) ?? [];
  return `<path class="cover-grid" d="${grid}"></path>${motif.join('')}`;
}

/** A linear congruential generator (Numerical Recipes), seeded by the letters of a name. */
function randomOf(name: string): Random {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}
