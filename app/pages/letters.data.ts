import { type LettersPageData, LettersPage } from '#app/texts/letters/letters-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const lettersPage = declarePage({
  module: 'letters',
  Page: LettersPage,
  load: loadLetters,
  addresses: [
    {
      path: '/scrisori/',
      name: 'Scrisori',
      onlyIn: 'RO',
      search: ({ lettersPage: { h1, lede, title }, letters }) => ({
        title: h1,
        summary: lede,
        names: title,
        headings: letters.map((letter) => letter.title).join('\n'),
      }),
    },
  ],
});

/** /scrisori/: loads every letter, by the situation it serves. */
export async function loadLetters({ services: { content } }: PageArgs): Promise<LettersPageData> {
  const { title, description, h1, lede, caveat, groups } = content.lettersPage;
  return {
    texts: { title, description, h1, lede, caveat },
    groups: groups.map(({ title: name, letters }) => ({
      title: name,
      letters: letters.map((letter) => content.getLetter(letter.name)),
    })),
  };
}
