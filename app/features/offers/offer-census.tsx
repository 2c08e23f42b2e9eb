import { memo } from 'react';
import { EvidenceShape, type EvidenceLook } from '#app/shared/evidence/evidence-mark.tsx';
import { countNoun } from '#domain/text/count-noun.ts';
import type { ListCensus } from '#domain/offers/list-census.ts';
import './offer-census.css';

/** A group of the list, with the id it has on the page. */
export const groupIds = {
  current: 'pret-publicat',
  toConfirm: 'de-confirmat',
  unpriced: 'fara-pret',
  missing: 'neidentificati',
} as const;
type Group = keyof typeof groupIds;

/** How each is drawn. */
export const groupLooks: Readonly<Record<Group, EvidenceLook>> = {
  current: 'current',
  toConfirm: 'old',
  unpriced: 'unknown',
  missing: 'missing',
};
/** Of „prețul”, after its number. */
const words: Record<Group, (count: number) => string> = {
  current: (count) => (count === 1 ? 'publicat' : 'publicate'),
  toConfirm: () => 'vechi',
  unpriced: () => 'fără preț',
  missing: (count) => (count === 1 ? 'neidentificat' : 'neidentificați'),
};
const groups = Object.keys(groupIds) as Group[];

type OfferCensusProps = {
  census: ListCensus & { missing: number };
  /** of the page that holds the whole list, where this one does not; '' on that page itself */
  listHref: string;
};

/** One square for each lender of the list, by what is known of its price, and how many they are in words. */
export function OfferCensus({ census, listHref }: OfferCensusProps) {
  const shown = groups.filter((group) => census[group] > 0);
  const count = shown.reduce((sum, group) => sum + census[group], 0);
  if (count === 0) return null;
  return (
    <ul
      className="census"
      aria-label={`${countNoun(count, 'creditor', 'creditori')}, după ce știm despre preț`}
    >
      {shown.map((group) => (
        <li key={group}>
          {/* Who lends under a name nobody knows stands on every one of these pages. */}
          <a href={`${group === 'missing' ? '' : listHref}#${groupIds[group]}`}>
            <Squares count={census[group]} look={groupLooks[group]} />
            <span>
              <b>{census[group]}</b> {words[group](census[group])}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const STEP = 13;
const SIDE = 9;
/** In so many columns at most they are wider than a phone; more of them stand in more rows. */
const MOST_COLUMNS = 8;

// A list of hundreds would write them anew at each step of a slider.
const Squares = memo(function Squares({ count, look }: { count: number; look: EvidenceLook }) {
  const rows = Math.max(2, Math.ceil(count / MOST_COLUMNS));
  const columns = Math.ceil(count / rows);
  const squares = Array.from({ length: count }, (_, at) => {
    const [x, y] = [Math.floor(at / rows) * STEP + 1, (at % rows) * STEP + 1];
    return `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`;
  });
  const [width, height] = [columns * STEP, Math.min(rows, count) * STEP];
  return <EvidenceShape look={look} path={squares.join('')} width={width} height={height} />;
});
