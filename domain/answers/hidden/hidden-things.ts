/** Kinds of things the office can hide, with their names in the list. */
export const hiddenKinds = {
  lender: 'Creditor',
  figure: 'Cifră',
  text: 'Text',
  page: 'Pagină',
} as const;

export type HiddenKind = keyof typeof hiddenKinds;

/**
 * One hidden thing. `id` of a lender: the slug of its page and its offers; of a text: its slug; of a page: its path; of a figure:
 * see `hideable-figures.ts`.
 */
export type HiddenThing = { kind: HiddenKind; id: string };

/** All things hidden at one moment. */
export type HiddenThings = { has(kind: HiddenKind, id: string): boolean };

/** Indexes hidden things. @param things in any order */
export function hiddenThings(things: readonly HiddenThing[]): HiddenThings {
  const known = new Set(things.map(({ kind, id }) => `${kind}/${id}`));
  return { has: (kind, id) => known.has(`${kind}/${id}`) };
}
