import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import type { OtherWay } from '#domain/offers/offer-quote.ts';

/**
 * Writes how an amount is repaid: „tot la sfârșit”, „în 3 rate de 836,04 lei”. The example states the last instalment to the ban.
 */
export function repaidInShort({ count, amount, last, areUneven }: OtherWay['instalments']): string {
  if (count === 1) return 'tot la sfârșit';
  const about = amount === last && !areUneven ? '' : 'circa ';
  return `în ${countNoun(count, 'rată', 'rate')} de ${about}${formatMoney(amount)}`;
}
