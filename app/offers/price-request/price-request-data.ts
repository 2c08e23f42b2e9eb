import type { PriceRequestTexts } from '#domain/texts/schemas/price-request-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';

/** Recipient of a price request, as far as known. */
export type RequestedLender = {
  slug: string;
  name: string;
  /** of the company, from its register or its own document; null: not found by us */
  legalName: string | null;
  /** its own public address, with its source; null: none known */
  email: { address: string; source: Source } | null;
  /** review page; null without one */
  href: string | null;
};

/** Everything shown on /cereti-pretul/. */
export type PriceRequestData = {
  texts: Pick<PriceRequestTexts, 'title' | 'description' | 'h1' | 'lede' | 'letter' | 'answer'>;
  lenders: readonly { slug: string; name: string }[];
  /** the chosen lender; null: none, or an unknown one */
  lender: RequestedLender | null;
  request: LoanRequest;
  /** as typed, or formatted */
  typed: { suma: string; perioada: string };
  errors: LoanQueryError[];
  purposes: PurposeTexts;
  letter: Pick<Letter, 'title' | 'proof' | 'basis'> & { text: string };
  /** opens the letter in the visitor's mail program; without a recipient if the lender's address is unknown */
  mailHref: string;
  /** page to report the request as sent */
  sentRequestHref: string;
};
