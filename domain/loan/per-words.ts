/** Values for the period of an interest rate, in addresses and forms. */
export const perWords = { year: 'an', day: 'zi' } as const;
