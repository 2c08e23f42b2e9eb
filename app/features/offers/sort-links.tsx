import { memo, type MouseEvent } from 'react';
import { offerSorts, type OfferSort } from '#domain/offers/arrange-offers.ts';
import type { OfferClaims } from '#domain/countries/country.ts';
import { writeLoanQuery, type LoanQuery } from '#domain/offers/loan-query.ts';
import { ASK_FORM } from '#app/shared/loan-request/ask-form.tsx';
import type { LoanForm } from '#app/shared/loan-request/use-loan-query.ts';
import './sort-links.css';

const names: Record<OfferSort, string> = {
  total: 'Total',
  dae: 'DAE',
  rata: 'Plată lunară',
  nume: 'Nume',
};

type SortLinksProps = {
  path: string;
  query: LoanQuery;
  /** the order in force */
  sort: OfferSort;
  claims: OfferClaims;
  edit: LoanForm['edit'];
};

/** The orders of the list, as links; the form carries the chosen one along. */
export const SortLinks = memo(function SortLinks({ path, query, sort, claims, edit }: SortLinksProps) {
  const choose = (word: OfferSort) => (event: MouseEvent) => {
    // With a key held the link opens elsewhere, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    edit((params) => params.set('ordine', word));
  };
  return (
    <nav className="sort" aria-label="Ordinea ofertelor">
      <span aria-hidden="true">Ordonate după</span>
      <ul className="sort-links">
        {offerSorts.map((word) => (
          <li key={word}>
            <a
              href={path + writeLoanQuery({ ...query, sort: word }, claims)}
              rel="nofollow"
              aria-current={word === sort || undefined}
              onClick={choose(word)}
            >
              {names[word]}
            </a>
          </li>
        ))}
      </ul>
      {query.sort && <input type="hidden" form={ASK_FORM} name="ordine" value={query.sort} />}
    </nav>
  );
});
