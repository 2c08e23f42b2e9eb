import type { ApprovalCondition } from '#domain/tools/approval-test/approval-chance.ts';
import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { CarriedAnswers } from '#domain/people/registration/carried-answers.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import type { RegistrationStep } from '#domain/people/registration/registration-steps.ts';
import type { RegFormVersion } from '#domain/people/registration/reg-form-version.ts';

/** Texts of the registration fields, from content/pages/offers.yml and test-de-aprobare.yml. */
export type FieldTexts = Pick<ApprovalTestTexts, 'conditions'> &
  Pick<OffersPageTexts, 'purposes'> & { limits: LoanLimits };

export type RegistrationPageData = FieldTexts & {
  path: string;
  version: RegFormVersion;
  /** of the long form; the short one is a single page */
  step: RegistrationStep;
  form: FormState;
  /** answers of the previous page: the short form omits their questions */
  carried: CarriedAnswers;
  /** conditions answered with no: registration is impossible */
  unmet: ApprovalCondition[];
};
