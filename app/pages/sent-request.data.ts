import { type SentRequestPageData, SentRequestPage } from '#app/offers/price-request/sent-request-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { readRequestReceipt } from '#domain/people/price-reports/request-receipt.ts';
import { answerWords, sentRequestFields } from '#domain/people/price-reports/sent-request-form.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const sentRequestPage = declarePage({
  module: 'sent-request',
  Page: SentRequestPage,
  load: loadSentRequest,
  addresses: [
    {
      path: '/cereti-pretul/trimisa/',
      form: 'sent-request',
      query: ['creditor', RECEIPT_KEY],
      onlyIn: 'RO',
      asksForData: true,
      ...personal,
      examples: ['/cereti-pretul/trimisa/?creditor=viva-credit'],
    },
  ],
});

const FORM = 'sent-request';

/**
 * /cereti-pretul/trimisa/: loads the report of a sent price request, and at the address it returns, the report of the response.
 */
export async function loadSentRequest(args: PageArgs): Promise<SentRequestPageData> {
  const { url, services, country, now } = args;
  const { offers } = await services.offers.load();
  const form = formState(args, FORM);
  const receipt = formReceipt(args, FORM);
  const request = readRequestReceipt(receipt);
  const lenders = [...new Map(offers.map(({ slug, header }) => [slug, header]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'ro'));
  const begun = {
    [sentRequestFields.lender]: url.searchParams.get('creditor') ?? '',
    [sentRequestFields.sentOn]: formatDate(dayOf(now, country.timeZone)),
    [sentRequestFields.answer]: request ? '' : answerWords.none,
  };
  return {
    address: url.pathname + url.search,
    form: { ...form, values: { ...begun, ...form.values } },
    lenders,
    request: request && {
      name: lenders.find(({ value }) => value === request.lender)?.label ?? 'creditor',
      sentOn: request.sentOn,
    },
    outcome: receipt === 'raspuns' || receipt === 'al-doilea' || receipt === 'spus-deja' ? receipt : null,
  };
}
