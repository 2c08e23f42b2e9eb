import type { Term } from './term.ts';

/** Words of the units of a term, in addresses and forms. */
export const unitWords = { months: 'luni', days: 'zile' } as const satisfies Record<Term['unit'], string>;

/** The choice between them. */
export const unitOptions = Object.values(unitWords).map((word) => ({ value: word, label: word }));
