import { LettersPage, type LettersPageData } from '#app/features/letters/letters-page.tsx';

/** /scrisori/ */
export function LettersRoute({ data }: { data: LettersPageData }) {
  return <LettersPage data={data} />;
}
