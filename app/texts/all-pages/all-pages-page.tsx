import { countNoun } from '#domain/base/text/count-noun.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SearchForm } from '#app/texts/shared/search/search-form.tsx';
import type { PageGroup } from './group-pages.ts';
import './all-pages-page.css';

/** Every page of the site by its name, in groups that open: what the footer has no room for. */
export function AllPagesPage({ groups }: { groups: readonly PageGroup[] }) {
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className="wrap all-pages">
      <PageHead
        title="Toate paginile"
        description="Toate paginile site-ului, pe feluri: unelte, tipuri de credite, creditori, ghiduri, curs valutar, zile libere și legi."
      />
      <Breadcrumbs current="Toate paginile" />
      <h1>Toate paginile</h1>
      <p className="lede">{`${countNoun(count, 'pagină', 'pagini')}, pe feluri. Căutați un cuvânt sau deschideți o grupă.`}</p>
      <SearchForm query="" />
      <div>
        {groups.map(({ title, pages }, index) => (
          <Fold key={title} summary={`${title}: ${pages.length}`} open={index === 0}>
            <LinkGrid links={pages.map(({ path, name }) => ({ href: path, label: name }))} />
          </Fold>
        ))}
      </div>
    </div>
  );
}
