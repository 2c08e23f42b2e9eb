import type { FieldTexts } from '#app/people/registration/registration-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** Returns the texts of application fields for this country. */
export function registrationTexts({ country, services }: PageArgs): FieldTexts {
  const { offersPage, approvalTest } = services.content;
  return {
    limits: country.limits,
    purposes: offersPage.purposes,
    conditions: approvalTest.conditions,
  };
}
