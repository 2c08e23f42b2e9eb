/** Words of the time of which interest is a percent, in addresses and forms. */
export const perWords = { year: 'an', day: 'zi' } as const;
