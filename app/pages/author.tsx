import { AuthorPage } from '#app/texts/blog/author-page.tsx';
import type { AuthorData } from './author.data.ts';

/** /autor/redactia/ */
export function AuthorRoute({ data }: { data: AuthorData }) {
  return <AuthorPage {...data} />;
}
