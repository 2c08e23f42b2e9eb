/** What became of a loan request at the lender's, as the lender tells it. */
export const conversionStatuses = ['pending', 'approved', 'rejected'] as const;
export type ConversionStatus = (typeof conversionStatuses)[number];
