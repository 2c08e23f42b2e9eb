import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import './search-form.css';

type SearchFormProps = {
  query: string;
  /** the page has another primary button */
  isAside?: boolean;
};

/** Shows the search field of the site: a GET form, so that results have an address. */
export function SearchForm({ query, isAside = false }: SearchFormProps) {
  return (
    <search>
      <form className="search-form" action="/cautare/" method="get">
        <TextField
          id="q"
          name="q"
          type="search"
          label="Ce căutați?"
          hint="Unul sau mai multe cuvinte, cu sau fără diacritice. De exemplu: rambursare anticipată"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button kind={isAside ? 'line' : 'solid'}>Căutați</Button>
      </form>
    </search>
  );
}
