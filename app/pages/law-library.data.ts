import type { LawAct } from '#domain/texts/law-library.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

export type LawLibraryData = { acts: readonly LawAct[] };

/** /legi/: loads every act of content/legi/, by article. */
export async function loadLawLibrary({ services }: PageArgs): Promise<LawLibraryData> {
  return { acts: services.content.law.acts };
}
