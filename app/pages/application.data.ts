import { type StartPageData, StartPage } from '#app/people/registration/start-page.tsx';
import { fromParams } from '#domain/people/registration/read-registration.ts';
import { stepKeys } from '#domain/people/registration/registration-steps.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { registrationTexts } from './registration-texts.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const applicationPage = declarePage({
  module: 'application',
  group: 'tools',
  Page: StartPage,
  load: loadApplication,
  addresses: [
    {
      path: '/application/',
      name: 'Cerere de oferte',
      query: stepKeys,
      asksForData: true,
      search: () => ({
        title: 'Cerere de oferte',
        summary: 'Suma, perioada și patru întrebări: vedeți ce oferte vi se potrivesc.',
      }),
    },
    // The same start for paid traffic, without the ways out of the frame.
    { path: '/main/', layout: 'empty', isListed: false, query: stepKeys, asksForData: true },
  ],
});

/** /application/, and /main/ for paid traffic: loads the same start page, filled in from the address. */
export async function loadApplication(args: PageArgs): Promise<StartPageData> {
  const { url } = args;
  return {
    ...registrationTexts(args),
    path: url.pathname,
    form: { token: '', values: fromParams(url.searchParams, stepKeys), problems: [] },
  };
}
