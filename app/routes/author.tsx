import { AuthorPage } from '#app/features/blog/author-page.tsx';
import type { AuthorData } from './author.data.ts';

/** /autor/redactia/ */
export function AuthorRoute({ data }: { data: AuthorData }) {
  return <AuthorPage {...data} />;
}
