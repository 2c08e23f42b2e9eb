import { followRoads } from './follow-roads.ts';
import { HomeHero } from '#app/offers/home/home-hero.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { replaceSearch } from '#app/ui/replace-search.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import type { HomeData } from './home.data.tsx';

/** Shows /: the cost of a loan, and everything to know before applying. */
export function HomeRoute({ data }: { data: HomeData }) {
  const { title, description, sections, hasErrors, ...hero } = data;
  return (
    <>
      <PageHead title={title} description={description} hasErrors={hasErrors} />
      {/* Not a div: hydration would mistake a div inserted by an extension for it. */}
      <section className="wrap home-start">
        <HomeHero {...hero} onSearch={show} />
        <StaticHtml name="roads" html={sections?.roads} />
      </section>
      <StaticHtml name="rest" html={sections?.rest} />
    </>
  );
}

function show(search: string) {
  replaceSearch(search);
  followRoads(search);
}
