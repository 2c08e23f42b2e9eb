import { profilePage } from '#app/shell/json-ld/signature.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { AuthorData } from './author.data.ts';

/** The page of who signs texts. */
export function describeAuthor({ author }: AuthorData, { origin, country }: Shell): JsonLdNode[] {
  return [profilePage(author, origin, country.language)];
}
