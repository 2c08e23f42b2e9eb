/** A table of a `calcul` block; its cells are HTML, as are its caption and its note. */
export type ComputedTable = { caption: string; head: string[]; rows: string[][]; note: string };
