import { type SubscriptionPageData, SubscriptionPage } from '#app/people/subscriptions/subscription-page.tsx';
import type { AlertRates } from '#app/people/subscriptions/alert-fields.tsx';
import { priceAlertKeys } from '#domain/people/subscriptions/price-alert-form.ts';
import { findRate } from '#domain/tools/rates/rate-book.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { quotedCurrencies } from './quoted-currencies.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const subscriptionPage = declarePage({
  module: 'subscription',
  Page: SubscriptionPage,
  load: loadSubscription,
  addresses: [
    {
      path: '/abonare/',
      name: 'Abonare prin e-mail',
      form: 'subscription',
      query: ['valuta', 'sens', 'valoare', ...priceAlertKeys, RECEIPT_KEY],
      cached: false,
      asksForData: true,
      search: () => ({
        title: 'Abonare prin e-mail',
        summary: 'Ghidurile noi, ofertele care se schimbă și un mesaj când un curs trece de o valoare.',
      }),
      examples: [
        '/abonare/',
        '/abonare/?valuta=EUR&sens=sub&valoare=4,50&creditor=ferratum&suma=2000&perioada=3',
      ],
    },
  ],
});

/** Alert values that another page may preselect; only people tick the boxes themselves. */
const chosenKeys = ['valuta', 'sens', 'valoare', ...priceAlertKeys];

/** /abonare/: loads the form, or the remaining step after it. */
export async function loadSubscription(args: PageArgs): Promise<SubscriptionPageData> {
  const { url, submission } = args;
  const chosen = chosenKeys.flatMap((key) => {
    const value = url.searchParams.get(key);
    return value === null ? [] : [[key, value]];
  });
  const form = formState(args, 'subscription');
  const shown = submission ? form : { ...form, values: Object.fromEntries(chosen) };
  return {
    form: shown,
    lender: await lenderName(shown.values['creditor'], args),
    rates: await alertRates(args),
    isSent: formReceipt(args, 'subscription') !== null,
  };
}

/** Returns the lender of the price alert; null: none, or none of the list. */
async function lenderName(slug: string | undefined, { services }: PageArgs): Promise<string | null> {
  if (slug === undefined) return null;
  const { offers } = await services.offers.load();
  return offers.find((offer) => offer.slug === slug)?.header ?? null;
}

/** Returns every currency with the National Bank's latest rate. */
async function alertRates({ services }: PageArgs): Promise<AlertRates> {
  const book = await services.rates.load();
  const currencies = quotedCurrencies(services.content, book).flatMap(({ code, one, few }) => {
    const rate = findRate(book, code, { provider: 'bnr' });
    if (!rate || rate.day !== book.newestDay) return [];
    return [{ code, one, few, units: rate.multiplier, price: Number(rate.value) }];
  });
  return { day: book.newestDay, currencies };
}
