import type { SearchPageData } from './search-page-data.ts';

/** Ways to the texts for those who have no word for what they look for. */
export function SearchWays({ title, themes }: { title: string } & Pick<SearchPageData, 'themes'>) {
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
        {themes.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/blog/${slug}/`}>Ghiduri: {name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
