import { LetterPage, type LetterPageData } from '#app/texts/letters/letter-page.tsx';

/** /scrisori/:letter/ */
export function LetterRoute({ data }: { data: LetterPageData }) {
  return <LetterPage data={data} />;
}
