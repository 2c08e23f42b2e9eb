import type { z } from 'zod';
import { createDeskClient } from '#app/desk/create-desk-client.ts';
import type { SignInAnswers } from '#app/desk/sign-in-answers.ts';
import type { OfficeContract } from '#domain/answers/office/office-contract.ts';

export type OfficeAnswers = SignInAnswers & {
  [Name in keyof OfficeContract]: z.input<OfficeContract[Name]>;
};

/** The back office's server, typed by its contract. */
export const office = createDeskClient<OfficeAnswers>('/api/admin/');

/** A call of it whose answer is only „done”. */
export const callApi = office.call;
