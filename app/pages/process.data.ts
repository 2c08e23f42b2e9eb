import { type ProcessPageData, ProcessPage } from '#app/people/registration/process-page.tsx';
import { readLoanRequest, typedLoanSearch, loanRequestKeys as loanQuery } from '#domain/offers/loan-query.ts';
import { matchOffers } from '#domain/people/registration/match-offers.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt } from './form-state.ts';
import { offersInOrder } from './offers-in-order.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const processPage = declarePage({
  module: 'process',
  Page: ProcessPage,
  load: loadProcess,
  addresses: [
    {
      path: '/process/',
      query: [...loanQuery, RECEIPT_KEY],
      asksForData: true,
      ...personal,
      examples: ['/process/?suma=2000&perioada=3'],
    },
  ],
});

/** /process/: loads the result of matching offers with the request of the address. */
export async function loadProcess(args: PageArgs): Promise<ProcessPageData> {
  const { searchParams } = args.url;
  const { request, errors } = readLoanRequest(searchParams, args.country.limits);
  const { isOutage } = await args.services.offers.load();
  const offers = await offersInOrder(args);
  return {
    request,
    unread: errors.length > 0 ? { errors, href: `/application/${typedLoanSearch(searchParams)}` } : null,
    reference: formReceipt(args, 'reg'),
    matching: isOutage ? null : matchOffers(offers, request, args.rulePack),
  };
}
