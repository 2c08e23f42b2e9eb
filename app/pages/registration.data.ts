import { RegistrationPage } from '#app/people/registration/registration-page.tsx';
import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { carriedAnswers } from '#domain/people/registration/carried-answers.ts';
import { fromParams, readLoanStep, toParams } from '#domain/people/registration/read-registration.ts';
import { regFormVersion } from '#domain/people/registration/reg-form-version.ts';
import {
  registrationKeys,
  stepOf,
  stepOfField,
  type RegistrationStep,
} from '#domain/people/registration/registration-steps.ts';
import type { FieldTexts, RegistrationPageData } from '#app/people/registration/registration-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formState } from './form-state.ts';
import { registrationTexts } from './registration-texts.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';

const start = { form: 'reg', query: registrationKeys, asksForData: true, ...personal };

export const registrationPage = declarePage({
  module: 'registration',
  Page: RegistrationPage,
  load: loadRegistration,
  addresses: [
    { path: '/reg/', ...start, examples: ['/reg/', '/reg/?suma=abc'] },
    {
      path: '/reg2/',
      ...start,
      examples: [
        '/reg2/?suma=2000&perioada=3&pas=2',
        '/reg2/?suma=2000&perioada=3&pas=3',
        '/reg2/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=da&pas=3',
      ],
    },
  ],
});

/** /reg/ by its version, /reg2/ always in steps: loads a new form, one filled in from an address, or one returned with errors. */
export async function loadRegistration(args: PageArgs): Promise<RegistrationPageData> {
  const { url, submission, country } = args;
  const values: FormValues = submission?.values ?? fromParams(url.searchParams, registrationKeys);
  const params = toParams(values);
  const version = url.pathname === '/reg2/' ? 3 : regFormVersion(params.get('ver'), null);
  const shown = shownPart(args, params, version);
  const texts = registrationTexts(args);
  return {
    ...texts,
    path: url.pathname,
    version,
    step: shown.step,
    form: {
      ...formState(args, 'reg'),
      values,
      problems: shown.problems.map((problem) => nameQuestion(problem, texts)),
    },
    // A posted form keeps the earlier answers in its address.
    carried: carriedAnswers(
      url.searchParams,
      country.limits,
      (submission?.problems ?? []).map(({ field }) => field),
    ),
    unmet: submission ? [] : carriedAnswers(params, country.limits).unmet,
  };

  function shownPart(
    { submission: sent }: PageArgs,
    given: URLSearchParams,
    form: 2 | 3,
  ): { step: RegistrationStep; problems: readonly FormProblem[] } {
    if (sent) return { step: stepOfField(sent.problems[0]?.field ?? null), problems: sent.problems };
    if (form === 3) return stepOf(given, country.limits);
    // An unusable amount from the address is reported at once.
    const cameAlong = given.has('suma') || given.has('perioada');
    return { step: 'imprumut', problems: cameAlong ? readLoanStep(given, country.limits).problems : [] };
  }
}

/** Names the unanswered question in its error: the same words four times in a summary would be useless. */
function nameQuestion(problem: FormProblem, { conditions }: FieldTexts): FormProblem {
  const name = approvalConditions.find((condition) => condition === problem.field);
  return name ? { ...problem, message: conditions[name].unanswered } : problem;
}
