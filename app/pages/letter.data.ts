import type { LetterPageData } from '#app/texts/letters/letter-page.tsx';
import { mailHref } from '#app/texts/shared/letters/mail-href.ts';
import { blankLetterFields, fillLetter } from '#domain/tools/contract-check/fill-letter.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

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
