import { type LetterPageData, LetterPage } from '#app/texts/letters/letter-page.tsx';
import { mailHref } from '#app/texts/shared/letters/mail-href.ts';
import { blankLetterFields, fillLetter } from '#domain/tools/contract-check/fill-letter.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const letterPage = declarePage({
  module: 'letter',
  Page: LetterPage,
  load: loadLetter,
  addresses: [
    {
      id: 'scrisoare___ro',
      path: '/scrisori/:letter/',
      name: (name, { letters }) => letters.find((letter) => letter.name === name)?.title,
      onlyIn: 'RO',
      values: ({ letters }) => letters.map(({ name }) => name),
      search: ({ letters }, asked) => {
        const letter = letters.find(({ name }) => name === asked);
        if (!letter) return undefined;
        const { title, when, to, body } = letter;
        return { title, summary: `${when} Se trimite ${to}.`, names: `Model: ${title}`, body };
      },
      examples: ['/scrisori/revizuire/'],
    },
  ],
});

/** /scrisori/retragere/: loads one letter, with blank lines for everything that only its sender knows. */
export async function loadLetter({
  params,
  services: { content },
}: PageArgs): Promise<LetterPageData | null> {
  const { groups, caveat, use } = content.lettersPage;
  const about = groups.flatMap(({ letters }) => letters).find(({ name }) => name === params['letter']);
  if (!about) return null;
  const letter = content.getLetter(about.name);
  const text = fillLetter(letter.body, blankLetterFields);
  return {
    texts: { caveat, use },
    letter,
    text,
    description: about.description,
    filled: about.filled,
    mailHref: mailHref({ to: null, subject: letter.title, text }),
  };
}
