import { romanianTime } from '#domain/tools/rates/bnr-days.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { KnownNames } from './read-bank-rates.ts';

/** Collects the valid names for a bank's list today: the banks and the foreign currencies of the content. */
export function knownNames(
  { banks, currencies }: Pick<Content, 'banks' | 'currencies'>,
  now: Date,
): KnownNames {
  return {
    banks: new Set(banks.map(({ slug }) => slug)),
    currencies: new Set(currencies.map(({ code }) => code).filter((code) => code !== 'RON')),
    today: romanianTime(now).day,
  };
}
