/** A table of a `calcul` block; its cells, caption and note are HTML. */
export type ComputedTable = { caption: string; head: string[]; rows: string[][]; note: string };
