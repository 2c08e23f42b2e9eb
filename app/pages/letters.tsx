import { LettersPage, type LettersPageData } from '#app/texts/letters/letters-page.tsx';

/** /scrisori/ */
export function LettersRoute({ data }: { data: LettersPageData }) {
  return <LettersPage data={data} />;
}
