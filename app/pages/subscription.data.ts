import type { SubscriptionPageData } from '#app/people/subscriptions/subscription-page.tsx';
import type { AlertRates } from '#app/people/subscriptions/alert-fields.tsx';
import { priceAlertKeys } from '#domain/people/subscriptions/price-alert-form.ts';
import { findRate } from '#domain/tools/rates/rate-book.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { quotedCurrencies } from './quoted-currencies.ts';

/** What another page may have chosen for an alert; the boxes themselves are ticked by people only. */
const chosenKeys = ['valuta', 'sens', 'valoare', ...priceAlertKeys];

/** /abonare/: the form, or what is left to do after it. */
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

/** The lender whose price is asked about; null: none, or none of the list. */
async function lenderName(slug: string | undefined, { services }: PageArgs): Promise<string | null> {
  if (slug === undefined) return null;
  const { offers } = await services.offers.load();
  return offers.find((offer) => offer.slug === slug)?.header ?? null;
}

/** Every currency the national bank quotes on its newest day. */
async function alertRates({ services }: PageArgs): Promise<AlertRates> {
  const book = await services.rates.load();
  const currencies = quotedCurrencies(services.content, book).flatMap(({ code, one, few }) => {
    const rate = findRate(book, code, { provider: 'bnr' });
    if (!rate || rate.day !== book.newestDay) return [];
    return [{ code, one, few, units: rate.multiplier, price: Number(rate.value) }];
  });
  return { day: book.newestDay, currencies };
}
