import type { Source } from '#domain/offers/offer.ts';
import { agesFrom, isOldSource } from '#domain/offers/source-age.ts';

/** What a customer should be able to check of a lender before leaving any data, in the order it is shown. */
export const scoreCriteria = [
  { id: 'name', label: 'Denumirea firmei' },
  { id: 'register', label: 'Numărul din registrul autorității' },
  { id: 'taxCode', label: 'Codul unic de înregistrare' },
  { id: 'address', label: 'Sediul' },
  { id: 'contact', label: 'Telefonul sau e-mailul' },
  { id: 'amount', label: 'Sumele acordate' },
  { id: 'term', label: 'Perioada' },
  { id: 'conditions', label: 'Condițiile de acces' },
  { id: 'price', label: 'Prețul' },
  { id: 'lateCost', label: 'Costul întârzierii' },
] as const;

export type ScoreCriterion = (typeof scoreCriteria)[number]['id'];

/** `recent` brings the point; `old` was found, in a source older than 12 months; `missing` was not found. */
type ScoreState = 'recent' | 'old' | 'missing';

export type LenderScore = {
  rows: { id: ScoreCriterion; label: string; state: ScoreState; source: Source | null }[];
  /** one for each criterion with a recent source */
  points: number;
  outOf: number;
};

/**
 * How much of a lender can be checked: a point for each criterion that has a source of the last 12 months. Nothing is
 * weighed or estimated, and it says nothing of how good or cheap the lender is.
 * The page /metoda-de-evaluare/ tells the same in Romanian; docs/decisions/017-lender-score.md tells why.
 * @param found where each criterion was read; of several sources the newest counts
 * @param today yyyy-mm-dd
 */
export function lenderScore(
  found: Readonly<Partial<Record<ScoreCriterion, readonly Source[]>>>,
  today: string,
): LenderScore {
  const rows = scoreCriteria.map(({ id, label }) => {
    const source = newest(found[id] ?? []);
    return { id, label, state: stateOf(source, today), source };
  });
  return { rows, points: rows.filter(({ state }) => state === 'recent').length, outOf: rows.length };
}

function newest(sources: readonly Source[]): Source | null {
  return sources.toSorted((a, b) => agesFrom(b).localeCompare(agesFrom(a)))[0] ?? null;
}

function stateOf(source: Source | null, today: string): ScoreState {
  if (source === null) return 'missing';
  return isOldSource(source, today) ? 'old' : 'recent';
}
