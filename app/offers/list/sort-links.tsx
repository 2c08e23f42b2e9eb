import { memo } from 'react';
import { offerSorts, type OfferSort } from '#domain/offers/rank-offers.ts';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import { writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { ChoiceLinks } from './choice-links.tsx';
import './sort-links.css';

const names: Record<OfferSort, string> = {
  total: 'Cost',
  dae: 'DAE',
  rata: 'Plată lunară',
  nume: 'Nume',
};

type SortLinksProps = {
  path: string;
  query: LoanQuery;
  /** the current order */
  sort: OfferSort;
  claims: OfferClaims;
  edit: LoanForm['edit'];
};

/** Shows the orders of the list. */
export const SortLinks = memo(function SortLinks({ path, query, sort, claims, edit }: SortLinksProps) {
  return (
    <ChoiceLinks
      name="ordine"
      label="Ordinea ofertelor"
      look="sort"
      edit={edit}
      choices={offerSorts.map((word) => ({
        word,
        href: path + writeLoanQuery({ ...query, sort: word }, claims),
        label: names[word],
        isCurrent: word === sort,
      }))}
    />
  );
});
