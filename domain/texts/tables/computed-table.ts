/** A table of a `calcul` block; its cells, caption and note are HTML. */
export type ComputedTable = { caption: string; head: string[]; rows: string[][]; note: string };

/** Link to the series, for the notes of tables. */
export const ALL_SERIES = '<a href="/indicatori/">indicatori</a>';
