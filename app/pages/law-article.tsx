import { LawArticlePage } from '#app/texts/law/law-article-page.tsx';
import type { LawArticleData } from './law-article.data.ts';

/** /legi/legea-243-2024/art-6/ */
export function LawArticleRoute({ data }: { data: LawArticleData }) {
  return <LawArticlePage {...data} />;
}
