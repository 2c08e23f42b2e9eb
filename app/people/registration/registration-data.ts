import type { ApprovalCondition } from '#domain/tools/approval-test/approval-chance.ts';
import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { CarriedAnswers } from '#domain/people/registration/carried-answers.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import type { RegistrationStep } from '#domain/people/registration/registration-steps.ts';
import type { RegFormVersion } from '#domain/people/registration/reg-form-version.ts';

/** What the fields of a registration say, from content/pages/offers.yml and test-de-aprobare.yml. */
export type FieldTexts = Pick<ApprovalTestTexts, 'conditions'> &
  Pick<OffersPageTexts, 'purposes'> & { limits: LoanLimits };

export type RegistrationPageData = FieldTexts & {
  path: string;
  version: RegFormVersion;
  /** of the long form; the short one has everything on one page */
  step: RegistrationStep;
  form: FormState;
  /** what the page before has asked: the short form does not ask it again */
  carried: CarriedAnswers;
  /** conditions answered with no: there is nothing to register for */
  unmet: ApprovalCondition[];
};
