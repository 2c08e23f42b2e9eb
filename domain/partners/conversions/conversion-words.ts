import type { ConversionStatus } from './conversion-status.ts';

/** What the lender says of a request, in the words of pages. */
export const conversionWords: Readonly<Record<ConversionStatus, string>> = {
  pending: 'în așteptare',
  approved: 'aprobată',
  rejected: 'respinsă',
};
