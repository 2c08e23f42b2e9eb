/** What the office can take out of sight, with its name in the list of kinds. */
export const hiddenKinds = {
  lender: 'Creditor',
  figure: 'Cifră',
  text: 'Text',
  page: 'Pagină',
} as const;

export type HiddenKind = keyof typeof hiddenKinds;

/**
 * One thing out of sight. `id` of a lender: the slug of its page and its offers; of a text: its slug; of a page: its path; of a
 * figure: see `hideable-figures.ts`.
 */
export type HiddenThing = { kind: HiddenKind; id: string };

/** Everything that is out of sight at one moment. */
export type HiddenThings = { has(kind: HiddenKind, id: string): boolean };

/** @param things in any order */
export function hiddenThings(things: readonly HiddenThing[]): HiddenThings {
  const known = new Set(things.map(({ kind, id }) => `${kind}/${id}`));
  return { has: (kind, id) => known.has(`${kind}/${id}`) };
}
