import { type ContactPageData, ContactPage } from '#app/people/contact/contact-page.tsx';
import { readReport, reportedParts, REPORT_KEY, writeReport } from '#domain/base/forms/figure-report.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const contactPage = declarePage({
  module: 'contact',
  Page: ContactPage,
  load: loadContact,
  addresses: [
    {
      path: '/contact/',
      name: 'Contact',
      form: 'contact',
      query: [RECEIPT_KEY, REPORT_KEY],
      // A form is rendered for each request: its token holds the time.
      cached: false,
      asksForData: true,
      examples: ['/contact/', '/contact/?semnalare=viva-credit.dovada.viva-b1'],
    },
  ],
});

/** /contact/: loads the text content/pages/contact.md with the form, or with the number of the message just sent. */
export async function loadContact(args: PageArgs): Promise<ContactPageData | null> {
  const page = args.services.content.findText('contact');
  if (!page) return null;
  const { title, description, h1, lede, body } = page;
  const form = formState(args, 'contact');
  return {
    text: { title, description, h1, lede, html: body.html },
    form,
    report: await reportOf(form.values[REPORT_KEY] ?? args.url.searchParams.get(REPORT_KEY), args),
    reference: formReceipt(args, 'contact'),
  };
}

/** Returns the figure reported by the form, in our own words: for an unknown or hidden lender the message has no figure. */
async function reportOf(word: string | null, args: PageArgs): Promise<ContactPageData['report']> {
  const report = readReport(word);
  if (!report) return null;
  const { services } = args;
  const { offers } = await services.offers.load();
  const lender = offers.find(({ slug }) => slug === report.lender);
  if (!lender) return null;
  const evidence = services.evidence.find(report.lender);
  const product = evidence?.products.find(({ id }) => id === report.of)?.name;
  const item = evidence?.items.find(({ id, tier }) => id === report.of && tier !== 'D');
  const of = product ?? (item && `${item.product}, ${item.source.name}`);
  return {
    word: writeReport(report),
    inWords: `${[lender.header, of].filter(Boolean).join(', ')}: ${reportedParts[report.part]}`,
  };
}
