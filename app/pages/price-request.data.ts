import { PriceRequestPage } from '#app/offers/price-request/price-request-page.tsx';
import type { PriceRequestData } from '#app/offers/price-request/price-request-data.ts';
import { readLoanRequest, loanRequestKeys as loanQuery } from '#domain/offers/loan-query.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { sentRequestHref } from '#app/offers/shared/asked/sent-request-href.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { priceLetter, requestedLender } from './price-letter.data.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const priceRequestPage = declarePage({
  module: 'price-request',
  group: 'tools',
  Page: PriceRequestPage,
  load: loadPriceRequest,
  addresses: [
    {
      path: '/cereti-pretul/',
      name: 'Cereți prețul în scris',
      tags: ['offers'],
      query: ['creditor', ...loanQuery],
      onlyIn: 'RO',
      search: ({ priceRequest: { h1, lede, title } }) => ({
        title: h1,
        summary: lede,
        names: `${title}, formularul standard, SECCI`,
      }),
      examples: [
        '/cereti-pretul/',
        '/cereti-pretul/?creditor=viva-credit&suma=1500&perioada=30&unitate=zile&scop=renovare',
      ],
    },
  ],
});

/** /cereti-pretul/?creditor=viva-credit&suma=2000&perioada=3: writes the request for the standard form from the address alone. */
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
      : requestedLender(
          asked,
          name,
          offers.find(({ slug }) => slug === asked),
          content.findLender(asked),
        );
  const { letter, text, mailHref } = priceLetter(lender, request, content);
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
    letter: { title: letter.title, proof: letter.proof, basis: letter.basis, text },
    mailHref,
    sentRequestHref: sentRequestHref(lender?.slug ?? null),
  };
}
