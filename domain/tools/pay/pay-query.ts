import { readCount, type Read } from '#domain/base/forms/read-number.ts';
import { addressReader, type AddressForm } from '#domain/base/forms/address-form.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { netPay, type NetPay } from './net-pay.ts';
import { payForNet } from './pay-for-net.ts';
import type { PayRates } from './pay-rates.ts';

/** Query keys of the page, in the order of its fields. */
export const payFields = ['suma', 'sens', 'persoane', 'baza'] as const;
type TypedField = 'suma';

/** Values of the query. */
export const payWords = { toGross: 'net', minimumBase: 'minim' } as const;

export type AskedPay = {
  /** whole lei: a gross wage, or the wanted net */
  amount: number;
  isNet: boolean;
  /** 0 to 4, where 4 means 4 or more */
  dependants: number;
  /** the base wage is the minimum one, and the rest are bonuses */
  hasMinimumBase: boolean;
};

export type ReadPay = AddressForm<TypedField> & {
  /** the content of the fields besides the amount */
  isNetTyped: boolean;
  asked: AskedPay;
  pay: NetPay;
  /** the wage is as typed, not the example */
  isAsked: boolean;
};

const MOST_GROSS = 200_000;
const MOST_NET = 100_000;
/** Choices of the form; the last one means 4 or more. */
export const dependantCounts = [0, 1, 2, 3, 4] as const;

/**
 * Reads `?suma=6 000&persoane=2`, `?suma=4 000&sens=net` and `?suma=4 500&baza=minim`, and computes the wage. Unusable values are
 * reported, and the minimum wage replaces them.
 * @param untaxedUpTo gross up to which the untaxed amount applies; undefined: unknown
 */
export function readPayQuery(
  params: URLSearchParams,
  rates: PayRates,
  untaxedUpTo: number | undefined,
): ReadPay {
  const least = rates['salariu-minim'];
  const { form, read } = addressReader<TypedField>(params, { suma: formatNumber(least) });
  const isNet = params.get('sens') === payWords.toGross;
  const dependants = dependantCounts.find((count) => String(count) === params.get('persoane')) ?? 0;
  const hasMinimumBase = params.get('baza') === payWords.minimumBase;
  const wage = { dependants, untaxedUpTo: hasMinimumBase ? untaxedUpTo : undefined };
  const leastPay = netPay({ ...wage, gross: least }, rates);
  const amount = read('suma', isNet ? readNet(leastPay) : readGross(least));
  const asked = { amount: amount ?? least, isNet: isNet && amount !== null, dependants, hasMinimumBase };
  const pay = asked.isNet
    ? payForNet(asked.amount, wage, rates)
    : netPay({ ...wage, gross: asked.amount }, rates);
  return { ...form, isNetTyped: isNet, asked, pay, isAsked: amount !== null && params.has('suma') };
}

/** Builds the query string of a wage, from `?` on. */
export function writePayQuery({ amount, isNet, dependants, hasMinimumBase }: AskedPay): string {
  const params = new URLSearchParams({ suma: String(amount) });
  if (isNet) params.set('sens', payWords.toGross);
  if (dependants > 0) params.set('persoane', String(dependants));
  if (hasMinimumBase) params.set('baza', payWords.minimumBase);
  return `?${params}`;
}

const notWhole = 'Scrieți salariul în cifre, în lei întregi, de exemplu 6\u00a0000.';

function readGross(least: number) {
  return (typed: string): Read<number> =>
    readCount(
      typed,
      { min: least, max: MOST_GROSS },
      {
        empty: 'Scrieți salariul brut pe lună.',
        notWhole,
        outside: `Scrieți un salariu brut între ${formatNumber(least)} și ${leiInSentence(fromLei(MOST_GROSS))}. Sub salariul minim, la o parte din normă, regulile sunt altele.`,
      },
    );
}

function readNet({ net }: NetPay) {
  return (typed: string): Read<number> =>
    readCount(
      typed,
      { min: net, max: MOST_NET },
      {
        empty: 'Scrieți salariul net pe care îl vreți pe lună.',
        notWhole,
        outside: `Scrieți un salariu net între ${formatNumber(net)}, cât lasă salariul minim, și ${leiInSentence(fromLei(MOST_NET))}.`,
      },
    );
}
