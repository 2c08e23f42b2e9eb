import { Fragment } from 'react';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyNote } from '#app/ui/empty-note.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { cachedMarkup } from '#app/ui/cached-markup.ts';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export type CurrencyLink = { href: string; code: string; name: string };

type CurrencySearchProps = {
  label: string;
  hint: string;
  /** shown without a result */
  none: string;
  query: string;
  found: readonly CurrencyLink[];
  all: readonly CurrencyLink[];
  /** historical currencies, with their heading */
  past: { title: string; links: readonly CurrencyLink[] };
  /** the visitor has searched: the results are shown here, otherwise all currencies */
  isAnswer: boolean;
};

/** Shows a search for a currency, with a link to each one's page. */
export function CurrencySearch({ all, past, found, none, isAnswer, ...search }: CurrencySearchProps) {
  if (isAnswer) {
    return (
      <Band id="valute" title="Rezultatele căutării">
        <div className="rates-matter">
          <SearchForm {...search} />
          {found.length === 0 ? (
            <EmptyNote drawing="glass">
              <p role="status">{none}</p>
            </EmptyNote>
          ) : (
            <CurrencyLinks shown={found} />
          )}
        </div>
      </Band>
    );
  }
  const markup = cachedMarkup(all, 'links', () => (
    <>
      <SearchForm {...search} />
      <Fold summary={`Toate valutele (${all.length})`}>
        <CurrencyLinks shown={all} />
      </Fold>
      {past.links.length > 0 && (
        <p className="small">
          {past.title}{' '}
          {past.links.map(({ href, name }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  ));
  return (
    <Band id="valute" title="Alte valute">
      <div className="rates-matter" dangerouslySetInnerHTML={{ __html: markup }} />
    </Band>
  );
}

type SearchFormProps = Pick<CurrencySearchProps, 'label' | 'hint' | 'query'>;

function SearchForm({ label, hint, query }: SearchFormProps) {
  return (
    <form className="rates-search" action="/convertor-valutar/" method="get" role="search">
      <TextField id="cauta" name="cauta" label={label} hint={hint} defaultValue={query} />
      <Button kind="line">Căutați</Button>
    </form>
  );
}

function CurrencyLinks({ shown }: { shown: readonly CurrencyLink[] }) {
  return (
    <LinkGrid
      links={shown.map(({ href, code, name }) => ({
        href,
        label: (
          <>
            <b>{code}</b> {name}
          </>
        ),
      }))}
    />
  );
}
