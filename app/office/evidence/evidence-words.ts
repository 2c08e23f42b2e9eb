import type { PriceStatement } from '#domain/offers/evidence/what-may-be-said.ts';
import type { EvidenceEffect } from '#domain/answers/office/evidence.ts';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';

/** Words for colleagues about the permitted statement of an item. */
export const saidWords: Readonly<Record<PriceStatement, string>> = {
  current: 'preț de azi, se compară',
  'to-confirm': 'preț vechi, de confirmat',
  measured: 'măsurat de alții, istoric',
  history: 'istoric, peste plafonul de astăzi',
  lead: 'pistă pentru redacție, nu se arată',
  none: 'se arată, fără preț de calculat',
};

/** Writes the quote that a visitor gets for one loan. */
export function quoteInWords(quote: EvidenceEffect['quotes'][number]['after']): string {
  if (quote.status === 'unserved') return explainUnserved(quote.reason);
  if (quote.status === 'unpriced') return 'fără preț cunoscut';
  const { total, aprPercent, evidence, product } = quote;
  const old = evidence === 'current' ? '' : ', preț vechi, de confirmat';
  return `${product ? `${product}: ` : ''}${formatMoney(total)} în total, DAE ${formatApr(aprPercent)}${old}`;
}
