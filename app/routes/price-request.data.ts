import type { PriceRequestData } from '#app/features/price-request/price-request-data.ts';
import { mailHref } from '#app/shared/letters/mail-href.ts';
import { fillLetter, LINE } from '#domain/contract-check/fill-letter.ts';
import { lenderPath } from '#domain/lenders/lender-path.ts';
import { provenIdentity } from '#domain/lenders/lender-identity.ts';
import { readLoanRequest } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { LenderEntry } from '#server/content/content.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

/** /cereti-pretul/?creditor=viva-credit&suma=2000&perioada=3: the request for the standard form, made of the address alone. */
export async function loadPriceRequest({ url, services, country }: PageArgs): Promise<PriceRequestData> {
  const { content } = services;
  const { priceRequest, offersPage, lenders } = content;
  const { title, description, h1, lede, letter: letterTexts, answer } = priceRequest;
  const { request, errors } = readLoanRequest(url.searchParams, country.limits);
  const { offers } = await services.offers.load();
  const names = new Map([
    ...offers.map(({ slug, header }) => [slug, header] as const),
    ...lenders.map(({ slug, menu }) => [slug, menu] as const),
  ]);
  const asked = url.searchParams.get('creditor') ?? '';
  const name = names.get(asked);
  const lender =
    name === undefined
      ? null
      : aboutLender(
          asked,
          name,
          offers.find(({ slug }) => slug === asked),
          content.findLender(asked),
        );
  const { body, title: subject, proof, basis } = content.getLetter('formular-standard');
  const text = fillLetter(body, {
    creditor: lender?.legalName ?? lender?.name ?? LINE,
    credit: creditInWords(request, offersPage.purposes),
    // Pages are kept, and a letter is sent when it is sent.
    azi: LINE,
  });
  return {
    texts: { title, description, h1, lede, letter: letterTexts, answer },
    lenders: Array.from(names, ([slug, shown]) => ({ slug, name: shown })).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'ro'),
    ),
    lender,
    request,
    typed: {
      suma: url.searchParams.get('suma') ?? formatNumber(request.principal / 100),
      perioada: url.searchParams.get('perioada') ?? String(request.term.count),
    },
    errors,
    purposes: offersPage.purposes,
    letter: { title: subject, proof, basis, text },
    mailHref: mailHref({
      to: lender?.email?.address ?? null,
      subject: 'Cerere de informații precontractuale',
      text,
    }),
  };
}

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

function aboutLender(
  slug: string,
  name: string,
  offer: Offer | undefined,
  entry: LenderEntry | undefined,
): PriceRequestData['lender'] {
  const legalName = offer ? (provenIdentity(offer).legalName?.value ?? null) : null;
  // An address for something else says so after it: „…, pentru datele personale”.
  const email = entry?.identity.find(({ label, value }) => label === 'E-mail' && EMAIL.test(value));
  return {
    slug,
    name,
    legalName,
    email: email ? { address: email.value, source: email.source } : null,
    href: entry ? lenderPath(slug) : null,
  };
}

/** „un credit de 2 000 de lei pe 3 luni, dat înapoi la sfârșit (scopul: renovarea locuinței)” */
function creditInWords(
  { principal, term, profile, purpose }: LoanRequest,
  purposes: PriceRequestData['purposes'],
): string {
  const shape = profile === 'once' ? ', dat înapoi la sfârșit' : '';
  const aim =
    purpose === null || purpose === 'altul' ? '' : ` (scopul: ${purposes[purpose].label.toLowerCase()})`;
  return `un credit de ${leiInSentence(principal)} pe ${formatTerm(term)}${shape}${aim}`;
}
