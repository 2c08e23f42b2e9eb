import { memo } from 'react';
import { matchesFilters, type OfferFilters } from '#domain/offers/rank-offers.ts';
import type { Repayment } from '#domain/offers/offer.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ASK_FORM } from '#app/offers/shared/loan-request/ask-form.tsx';
import type { ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import './offer-filters.css';

const repayments: { word: string; kind: Repayment; label: string }[] = [
  { word: 'rate', kind: 'instalments', label: 'În rate' },
  { word: 'linie', kind: 'credit-line', label: 'Linie de credit' },
  { word: 'card', kind: 'credit-card', label: 'Card' },
];

type OfferFiltersProps = {
  filters: OfferFilters;
  /** every offer for this amount and term, unfiltered, for the counts */
  served: readonly ServedOffer[];
  onToggle: (name: string, value: string) => void;
};

/** Shows the filters behind one button, with the number of offers that each choice keeps. */
export function OfferFiltersBar({ filters, served, onToggle }: OfferFiltersProps) {
  const count = (wanted: OfferFilters) => served.filter(({ offer }) => matchesFilters(offer, wanted)).length;
  const chosen = filters.repayment.length + Number(filters.zero);
  return (
    <details className="filters">
      <summary className="btn btn-line">
        Filtre
        {chosen > 0 && (
          <>
            {' '}
            <span className="filters-count">{chosen}</span>
            <span className="sr"> alese</span>
          </>
        )}
      </summary>
      <div className="filters-panel">
        <fieldset>
          <legend className="label">Felul creditului</legend>
          {repayments.map(({ word, kind, label }) => (
            <FilterBox
              key={word}
              name="plata"
              value={word}
              label={label}
              count={count({ repayment: [kind], zero: false })}
              checked={filters.repayment.includes(kind)}
              onToggle={onToggle}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="label">Condiții</legend>
          <FilterBox
            name="zero"
            value="1"
            label="Zile cu 0%"
            count={count({ repayment: [], zero: true })}
            checked={filters.zero}
            onToggle={onToggle}
          />
        </fieldset>
        <div className="filters-apply">
          <Button kind="line" small form={ASK_FORM}>
            Aplicați filtrele
          </Button>
        </div>
      </div>
    </details>
  );
}

type FilterBoxProps = Pick<OfferFiltersProps, 'onToggle'> & {
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
};

const FilterBox = memo(function FilterBox(props: FilterBoxProps) {
  const { name, value, label, count, checked, onToggle } = props;
  return (
    <Checkbox
      id={`${name}-${value}`}
      name={name}
      value={value}
      form={ASK_FORM}
      checked={checked}
      onChange={() => onToggle(name, value)}
      label={
        <>
          {label} <span className="muted">({count})</span>
        </>
      }
    />
  );
});
