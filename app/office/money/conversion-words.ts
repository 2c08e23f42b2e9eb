import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';

/** What the lender says of a request, in the words of the office. */
export const conversionWords: Readonly<Record<ConversionStatus, string>> = {
  pending: 'în așteptare',
  approved: 'aprobată',
  rejected: 'respinsă',
};
