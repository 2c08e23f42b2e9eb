import { BlogListPage, type BlogList } from '#app/features/blog/blog-list-page.tsx';

/** /blog/, /blog/page-2/ and the themes, /blog/bani/ */
export function BlogRoute({ data }: { data: BlogList }) {
  return <BlogListPage list={data} />;
}
