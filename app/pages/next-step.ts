import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';

/** Returns the next step after the roads: a request beyond all lenders of the list leads to the banks in it. */
export function nextStep(texts: RoadsTexts['next'], request: LoanRequest, isBeyond: boolean) {
  const href = `/offers/${writeLoanQuery({ request })}`;
  return isBeyond
    ? { text: texts.banks, href: `${href}#banca` }
    : { text: fillText(texts.offers, { suma: moneyInSentence(request.principal) }), href };
}
