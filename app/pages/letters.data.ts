import type { LettersPageData } from '#app/texts/letters/letters-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

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
