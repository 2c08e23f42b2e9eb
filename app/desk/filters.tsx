import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import './filters.css';

type FiltersProps = {
  label: string;
  /** „Alegeți” if the page shows one selected subject */
  button?: string;
  children: ReactNode;
};

/**
 * Shows the filters of a list, kept in the address: fields with the names of its query. Fields get the address's values as
 * `defaultValue`; the form is rendered again when the address changes.
 */
export function Filters({ label, button = 'Filtrați', children }: FiltersProps) {
  const [search] = useSearchParams();
  const order = search.get('ordine');
  return (
    <Form key={search.toString()} className="filters" role="search" aria-label={label}>
      {order !== null && <input type="hidden" name="ordine" value={order} />}
      {children}
      <Button kind="line" small>
        {button}
      </Button>
    </Form>
  );
}
