import type { ConversionStatus } from './conversion-status.ts';

/** Statuses of a conversion by the lender's report, in the words of pages. */
export const conversionWords: Readonly<Record<ConversionStatus, string>> = {
  pending: 'în așteptare',
  approved: 'aprobată',
  rejected: 'respinsă',
};
