/** Status of a loan request at the lender, as the lender reports it. */
export const conversionStatuses = ['pending', 'approved', 'rejected'] as const;
export type ConversionStatus = (typeof conversionStatuses)[number];
