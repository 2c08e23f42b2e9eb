import type { ExchangeSide } from '#domain/tools/rates/exchange-cost.ts';
import { messageOf, valueOf } from '#domain/base/forms/read.ts';
import { readExchangeAmount } from '#domain/tools/rates/read-amount.ts';
import { sideWords } from '#app/tools/rates/exchange-form.tsx';

const USUAL_TYPED = '1\u00a0000';
const USUAL = 1000;

/** Reads amount and side of an exchange from an address; an invalid value stays as typed, with advice. */
export function readExchange(params: URLSearchParams) {
  const typed = params.get('suma') ?? USUAL_TYPED;
  const read = readExchangeAmount(typed);
  const side: ExchangeSide = params.get('sens') === sideWords.sell ? 'sell' : 'buy';
  return { typed, amount: valueOf(read) ?? USUAL, error: messageOf(read), side };
}
