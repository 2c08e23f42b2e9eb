import { type PriceReportPageData, PriceReportPage } from '#app/offers/price-report/price-report-page.tsx';
import { readReport } from '#domain/people/price-reports/price-report-form.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const priceReportPage = declarePage({
  module: 'price-report',
  Page: PriceReportPage,
  load: loadPriceReport,
  addresses: [
    { path: '/verificare/pret/', form: 'price-report', query: [RECEIPT_KEY], asksForData: true, ...personal },
  ],
});

/** /verificare/pret/: loads a refused report to send again, or the result of one. */
export async function loadPriceReport(args: PageArgs): Promise<PriceReportPageData> {
  const form = formState(args, 'price-report');
  const report = readReport(form.values);
  const { offers } = await args.services.offers.load();
  const lender = offers.find(({ slug }) => slug === report?.lender);
  const receipt = formReceipt(args, 'price-report');
  return {
    form,
    sent: report && lender ? { report, name: lender.header } : null,
    taken: receipt === null ? null : receipt === 'primit' ? 'first' : 'again',
  };
}
