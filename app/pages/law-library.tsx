import { LawLibraryPage } from '#app/texts/law/law-library-page.tsx';
import type { LawLibraryData } from './law-library.data.ts';

/** /legi/ */
export function LawLibraryRoute({ data }: { data: LawLibraryData }) {
  return <LawLibraryPage acts={data.acts} />;
}
