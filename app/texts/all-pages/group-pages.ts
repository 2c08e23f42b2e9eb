import type { ListedPage } from '#domain/texts/pages/listed-page.ts';

export type PageGroup = { title: string; pages: readonly ListedPage[] };

/** Groups in order, each with the modules of the route table whose pages it lists. */
const groups: readonly [title: string, modules: readonly string[]][] = [
  [
    'Comparați și calculați',
    [
      'home',
      'offers',
      'roads',
      'contract-check',
      'price-request',
      'application',
      'calculator',
      'debts',
      'pay',
      'business',
      'ircc',
    ],
  ],
  ['Tipuri de credite', ['loan-type']],
  ['Creditori', ['lender', 'transparency']],
  ['Ghiduri', ['blog', 'article', 'author']],
  ['Curs valutar și indicatori', ['converter', 'bank-rates', 'bank', 'indicators']],
  ['Zile libere', ['calendar']],
  ['Legea', ['law-library', 'law-act', 'law-article']],
];
const OTHERS = 'Despre site și drepturile dumneavoastră';

/** Puts every listed page in one group, in the order of the site map; pages without a group go to the last one. */
export function groupPages(pages: readonly ListedPage[]): PageGroup[] {
  const titleOf = new Map(groups.flatMap(([title, modules]) => modules.map((module) => [module, title])));
  const byTitle = Map.groupBy(pages, ({ module }) => titleOf.get(module) ?? OTHERS);
  return [...groups.map(([title]) => title), OTHERS]
    .map((title) => ({ title, pages: byTitle.get(title) ?? [] }))
    .filter((group) => group.pages.length > 0);
}
