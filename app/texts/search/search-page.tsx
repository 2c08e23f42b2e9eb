import { countNoun } from '#domain/base/text/count-noun.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SearchForm } from '#app/texts/shared/search/search-form.tsx';
import type { SearchPageData } from './search-page-data.ts';
import { SearchResults } from './search-results.tsx';
import './search-page.css';

/** Shows the search over all texts of the site, and its results. */
export function SearchPage({ data: { answer, themes } }: { data: SearchPageData }) {
  return (
    <div className="wrap search-page">
      <PageHead
        title={answer ? `Căutare: ${answer.query}` : 'Căutare'}
        description="Căutați în ghiduri, în paginile despre tipuri de credit și despre creditori și în textele site-ului."
        isListed={false}
      />
      <Breadcrumbs current="Căutare" />
      <h1>Căutare</h1>
      <SearchForm query={answer?.query ?? ''} />
      {answer && <Outcome answer={answer} />}
      {!answer?.results.length && (
        <SearchWays title={answer ? 'Sau mergeți direct la' : 'Fără un cuvânt anume'} themes={themes} />
      )}
    </div>
  );
}

function Outcome({ answer }: { answer: NonNullable<SearchPageData['answer']> }) {
  const { corrected, matched, total, results } = answer;
  const query = corrected ?? answer.query;
  if (results.length === 0) {
    return (
      <div className="search-outcome">
        <p className="lede">{`Nu am găsit nimic pentru „${query}”.`}</p>
        <ul className="bullets">
          <li>Verificați cum este scris cuvântul.</li>
          <li>Încercați un cuvânt mai general: „dobândă” în loc de numele unei oferte.</li>
          <li>Folosiți mai puține cuvinte.</li>
        </ul>
        <Drawing name="nothing" large />
      </div>
    );
  }
  return (
    <>
      <div className="search-outcome">
        {corrected !== null && (
          <p>{`Nu am găsit „${answer.query}”. Am căutat „${corrected}”, care se scrie aproape la fel.`}</p>
        )}
        <p className="lede">
          {matched === 'all'
            ? `${countNoun(total, 'pagină', 'pagini')} pentru „${query}”.`
            : `Nicio pagină nu are toate cuvintele din „${query}”. Acestea au o parte dintre ele.`}
        </p>
        {total > results.length && (
          <p className="fine">
            {`Le vedeți pe primele ${results.length}, cele mai apropiate.`}
            {matched === 'all' && ' Cu încă un cuvânt în căutare, lista se scurtează.'}
          </p>
        )}
      </div>
      <SearchResults results={results} />
    </>
  );
}

/** Links to the texts for visitors who lack a word to search for. */
function SearchWays({ title, themes }: { title: string } & Pick<SearchPageData, 'themes'>) {
  return (
    <section className="search-ways" aria-labelledby="alte-cai">
      <h2 id="alte-cai">{title}</h2>
      <ul>
        <li>
          <a href="/offers/">Ofertele pentru suma și perioada dumneavoastră</a>
        </li>
        <li>
          <a href="/#tipuri">Toate tipurile de credit</a>
        </li>
        <li>
          <a href="/blog/">Toate ghidurile</a>
        </li>
        <li>
          <a href="/toate-paginile/">Toate paginile, pe feluri</a>
        </li>
        {themes.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/blog/${slug}/`}>Ghiduri: {name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
