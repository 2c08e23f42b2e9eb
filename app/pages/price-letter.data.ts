import type { RequestedLender } from '#app/offers/price-request/price-request-data.ts';
import { mailHref } from '#app/texts/shared/letters/mail-href.ts';
import { fillLetter, LINE } from '#domain/tools/contract-check/fill-letter.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import { provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { Content, LenderEntry } from '#server/texts/content/content.ts';

/** Writes the request for the standard form, for one loan. @param lender null: a blank line */
export function priceLetter(
  lender: RequestedLender | null,
  request: LoanRequest,
  content: Pick<Content, 'getLetter' | 'offersPage'>,
) {
  const letter = content.getLetter('formular-standard');
  const text = fillLetter(letter.body, {
    creditor: lender?.legalName ?? lender?.name ?? LINE,
    credit: creditInWords(request, content.offersPage.purposes),
    // Pages are cached, and the letter is sent later.
    azi: LINE,
  });
  const to = lender?.email?.address ?? null;
  return {
    letter,
    text,
    mailHref: mailHref({ to, subject: 'Cerere de informații precontractuale', text }),
  };
}

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** Returns the recipient of a request, as far as known. */
export function requestedLender(
  slug: string,
  name: string,
  offer: Offer | undefined,
  entry: LenderEntry | undefined,
): RequestedLender {
  const legalName = offer ? (provenIdentity(offer).legalName?.value ?? null) : null;
  // An address for another purpose names it: „…, pentru datele personale”.
  const email = entry?.identity.find(({ label, value }) => label === 'E-mail' && EMAIL.test(value));
  return {
    slug,
    name,
    legalName,
    email: email ? { address: email.value, source: email.source } : null,
    href: entry ? lenderPath(slug) : null,
  };
}

/** Writes „un credit de 2 000 de lei pe 3 luni, dat înapoi la sfârșit (scopul: renovarea locuinței)” */
function creditInWords(
  { principal, term, profile, purpose }: LoanRequest,
  purposes: Content['offersPage']['purposes'],
): string {
  const shape = profile === 'once' ? ', dat înapoi la sfârșit' : '';
  const aim =
    purpose === null || purpose === 'altul' ? '' : ` (scopul: ${purposes[purpose].label.toLowerCase()})`;
  return `un credit de ${leiInSentence(principal)} pe ${formatTerm(term)}${shape}${aim}`;
}
