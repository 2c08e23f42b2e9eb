import { COVER_HEIGHT, coverMotifs, type Random } from './cover-motifs.ts';

type CoverProps = {
  /** a tag of the guides */
  topic: string;
  /** what the picture is known by: one name always gets one drawing */
  slug: string;
};

const WIDTH = 1200;

/** The drawing of a share picture, made of its theme and its name. No yellow: on this site yellow is a cost. */
export function Cover({ topic, slug }: CoverProps) {
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      dangerouslySetInnerHTML={{ __html: draw(topic, slug) }}
    />
  );
}

function draw(topic: string, slug: string): string {
  const motif = coverMotifs[topic]?.(randomOf(slug), WIDTH) ?? [];
  return motif.join('');
}

/** A linear congruential generator (Numerical Recipes), seeded by the letters of a name. */
function randomOf(name: string): Random {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}
