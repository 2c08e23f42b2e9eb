import type { z } from 'zod';
import { createDeskClient } from '#app/desk/create-desk-client.ts';
import { createLoad } from '#app/desk/create-load.ts';
import type { SignInAnswers } from '#app/desk/sign-in-answers.ts';
import type { PartnersContract } from '#domain/answers/partners/partners-contract.ts';

type PartnersAnswers = SignInAnswers & {
  [Name in keyof PartnersContract]: z.input<PartnersContract[Name]>;
};

/** The server of the partners' desk, typed by its contract. */
export const partners = createDeskClient<PartnersAnswers>('/api/parteneri/');

/** The data of its pages, and of its lists. */
export const { load, loadList } = createLoad(partners, '/parteneri');
