import type { ConversionWord } from './conversion-word.ts';

/** Romanian words for what became of a conversion. */
export const conversionNames: Readonly<Record<ConversionWord, string>> = {
  waiting: 'în așteptare',
  held: 'reținut',
  owed: 'de plată',
  'over-limit': 'peste limita lunii',
  refused: 'respins de creditor',
  'taken-back': 'retras de creditor',
};
