import { fromParams } from '#domain/people/registration/read-registration.ts';
import { stepKeys } from '#domain/people/registration/registration-steps.ts';
import type { StartPageData } from '#app/people/registration/start-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { registrationTexts } from './registration-texts.ts';

/** /application/, and /main/ for paid traffic: loads the same start page, filled in from the address. */
export async function loadApplication(args: PageArgs): Promise<StartPageData> {
  const { url } = args;
  return {
    ...registrationTexts(args),
    path: url.pathname,
    form: { token: '', values: fromParams(url.searchParams, stepKeys), problems: [] },
  };
}
