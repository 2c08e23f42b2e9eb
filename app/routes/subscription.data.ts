import type { SubscriptionPageData } from '#app/features/subscriptions/subscription-page.tsx';
import type { AlertRates } from '#app/features/subscriptions/alert-fields.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { quotedCurrencies } from './quoted-currencies.ts';

/** What another page may have chosen for an alert; the boxes themselves are ticked by people only. */
const chosenKeys = ['valuta', 'sens', 'valoare'];

/** /abonare/: the form, or what is left to do after it. */
export async function loadSubscription(args: PageArgs): Promise<SubscriptionPageData> {
  const { url, submission } = args;
  const chosen = chosenKeys.flatMap((key) => {
    const value = url.searchParams.get(key);
    return value === null ? [] : [[key, value]];
  });
  const form = formState(args, 'subscription');
  return {
    form: submission ? form : { ...form, values: Object.fromEntries(chosen) },
    rates: await alertRates(args),
    isSent: formReceipt(args, 'subscription') !== null,
  };
}

/** Every currency the national bank quotes on its newest day. */
async function alertRates({ services }: PageArgs): Promise<AlertRates> {
  const book = await services.rates.load();
  const currencies = quotedCurrencies(services.content, book)
    .filter(({ provider, day }) => provider === 'bnr' && day === book.newestDay)
    .map(({ code, one, few, multiplier, value }) => ({
      code,
      one,
      few,
      units: multiplier,
      price: Number(value),
    }));
  return { day: book.newestDay, currencies };
}
