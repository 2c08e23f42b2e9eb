import { Link, useSearchParams } from 'react-router';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import './paging.css';

/** Reads the page of a list from an address, from 1; an invalid one is the first. */
export function pageOf(search: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(search.get('pagina'))) || 1);
}

/** Shows which rows of a list are displayed, with links to the previous and next ones; the page is in the address. */
export function Paging({ total, pageSize }: { total: number; pageSize: number }) {
  const [search] = useSearchParams();
  const page = pageOf(search);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;

  const toPage = (target: number) => {
    const next = new URLSearchParams(search);
    next.set('pagina', String(target));
    return { search: `?${next.toString()}` };
  };
  return (
    <nav className="paging" aria-label="Paginile listei">
      {page > 1 && <Link to={toPage(Math.min(page - 1, last))}>Pagina dinainte</Link>}
      <p className="fine">
        {first > total
          ? `Lista are ${countNoun(last, 'pagină', 'pagini')}`
          : `${formatNumber(first)}–${formatNumber(Math.min(page * pageSize, total))} din ${formatNumber(total)}`}
      </p>
      {page < last && <Link to={toPage(page + 1)}>Pagina următoare</Link>}
    </nav>
  );
}
