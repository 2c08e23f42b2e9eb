import type { SearchPiece, SearchResultView } from './search-page-data.ts';
import './search-results.css';

const kindNames: Record<SearchResultView['kind'], string> = {
  article: 'Ghid',
  'loan-type': 'Tip de credit',
  lender: 'Creditor',
  text: 'Pagină a site-ului',
};

/** Lists the pages found, best first, with the words of the query marked. */
export function SearchResults({ results }: { results: readonly SearchResultView[] }) {
  return (
    <ol className="search-results">
      {results.map(({ path, kind, title, excerpt }) => (
        <li key={path}>
          <p className="search-kind">{kindNames[kind]}</p>
          <h2>
            <a href={path}>
              <Marked pieces={title} />
            </a>
          </h2>
          <p>
            <Marked pieces={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ pieces }: { pieces: readonly SearchPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
