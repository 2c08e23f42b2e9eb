import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** Returns the form of a page: as posted with its errors, else a new one. @param form name of its action */
export function formState({ submission, services }: PageArgs, form: string): FormState {
  return submission ?? { token: services.forms.newToken(form), values: {}, problems: [] };
}

/** Returns the receipt of an accepted form from the page's address: a reference number; null without one. */
export function formReceipt({ url, services }: PageArgs, form: string): string | null {
  return services.forms.readReceipt(form, url.searchParams.get(RECEIPT_KEY));
}
