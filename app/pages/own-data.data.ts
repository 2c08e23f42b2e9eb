import {
  type OwnDataOutcome,
  type OwnDataPageData,
  OwnDataPage,
} from '#app/people/own-data/own-data-page.tsx';
import { heldSections } from '#app/people/own-data/held-sections.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const ownDataPage = declarePage({
  module: 'own-data',
  Page: OwnDataPage,
  load: loadOwnData,
  addresses: [
    {
      path: '/datele-mele/',
      form: 'own-data',
      query: ['link', RECEIPT_KEY],
      asksForData: true,
      ...personal,
      search: () => ({
        title: 'Datele mele',
        summary: 'Ce păstrăm despre dumneavoastră: vedeți, luați cu dumneavoastră sau ștergeți.',
      }),
    },
  ],
});

/** /datele-mele/: loads a form for anybody; for visitors with our link, all data stored about its address. */
export async function loadOwnData(args: PageArgs): Promise<OwnDataPageData> {
  const { services, cookies, country } = args;
  const visit = await services.ownData.visit(cookies);
  return {
    form: formState(args, 'own-data'),
    outcome: readOutcome(args),
    visit:
      visit.state !== 'open'
        ? visit
        : {
            state: 'open',
            email: visit.data.email,
            endsAt: timeOf(visit.endsAt, country.timeZone),
            sections: heldSections(visit.data, country.timeZone, services.content.offersPage.purposes),
            isUnsubscribed: visit.data.isUnsubscribed,
            pausedUntil: visit.data.pausedUntil,
          },
  };
}

function readOutcome(args: PageArgs): OwnDataOutcome | null {
  if (args.url.searchParams.get('link') === 'vechi') return { what: 'link-vechi', reference: null };
  const [what, reference = null] = formReceipt(args, 'own-data')?.split(' ') ?? [];
  // Receipts are ours alone: server/people/privacy/own-data-action.ts.
  return what === undefined ? null : { what: what as OwnDataOutcome['what'], reference };
}

function timeOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('ro-RO', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
