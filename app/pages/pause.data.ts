import { type PausePageData, PausePage } from '#app/people/own-data/pause-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { readPause } from '#domain/people/privacy/pause.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt } from './form-state.ts';
import { debtHelp } from './debt-help.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const pausePage = declarePage({
  module: 'pause',
  Page: PausePage,
  load: loadPause,
  addresses: [
    // The page shows the end of this browser's pause, which is in the browser's cookie.
    { path: '/pauza/', query: [RECEIPT_KEY], asksForData: true, ...personal },
  ],
});

/** /pauza/: loads the last day of this browser's pause, and where to find help. */
export async function loadPause(args: PageArgs): Promise<PausePageData> {
  return {
    until: readPause(args.cookies, dayOf(args.now, args.country.timeZone)),
    isFromApplication: formReceipt(args, 'reg') !== null,
    choices: [
      ...debtHelp,
      {
        text: 'Un buget care ține până la salariu',
        href: '/cum-faci-un-buget-de-familie/',
        note: 'Cât intră, cât iese și de unde se poate tăia fără să doară prea tare.',
      },
      {
        text: 'De unde se adună un fond de urgență',
        href: '/fond-de-urgenta-cat-si-unde/',
        note: 'Câte puțin pe lună, ca data viitoare să nu fie nevoie de un împrumut.',
      },
    ],
  };
}
