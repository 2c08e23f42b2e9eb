import { LawLibraryPage } from '#app/texts/law/law-library-page.tsx';
import type { LawAct } from '#domain/texts/law-library.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const lawLibraryPage = declarePage({
  module: 'law-library',
  group: 'law',
  Page: LawLibraryPage,
  load: loadLawLibrary,
  addresses: [
    {
      path: '/legi/',
      name: 'Legea, pe articole',
      onlyIn: 'RO',
      changed: (_facts, { law }) => law.acts.map(({ updated }) => updated),
      search: () => ({
        title: 'Legea, articol cu articol',
        summary:
          'Articolele pe care se sprijină textele și verificările: ce spune fiecare, pe scurt, și cum l-am citit.',
        names: 'Legea creditelor',
      }),
    },
  ],
});

export type LawLibraryData = { acts: readonly LawAct[] };

/** /legi/: loads every act of content/legi/, by article. */
export async function loadLawLibrary({ services }: PageArgs): Promise<LawLibraryData> {
  return { acts: services.content.law.acts };
}
