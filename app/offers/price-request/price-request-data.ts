import type { PriceRequestTexts } from '#domain/texts/schemas/price-request-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';

/** Whom a request for a price goes to, as far as it is known. */
export type RequestedLender = {
  slug: string;
  name: string;
  /** of the firm, as its register or its own document gives it; null: not found by us */
  legalName: string | null;
  /** its own public address, with where it was read; null: we know none */
  email: { address: string; source: Source } | null;
  /** the review page; null: there is none */
  href: string | null;
};

/** Everything /cereti-pretul/ shows. */
export type PriceRequestData = {
  texts: Pick<PriceRequestTexts, 'title' | 'description' | 'h1' | 'lede' | 'letter' | 'answer'>;
  lenders: readonly { slug: string; name: string }[];
  /** the lender that was chosen; null: none, or one we do not know */
  lender: RequestedLender | null;
  request: LoanRequest;
  /** as typed, or tidy */
  typed: { suma: string; perioada: string };
  errors: LoanQueryError[];
  purposes: PurposeTexts;
  letter: Pick<Letter, 'title' | 'proof' | 'basis'> & { text: string };
  /** opens the letter in the visitor's own mail program; without a recipient where no address of the lender is known */
  mailHref: string;
  /** where one says that it was sent */
  toldHref: string;
};
