import { dialectNames, dialects } from '#domain/partners/conversions/dialects.ts';

/** The dialects a key may have, as options of a select. */
export const dialectOptions = dialectNames.map((value) => ({ value, label: dialects[value].label }));
