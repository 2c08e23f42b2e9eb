import type { LawArticle } from '#domain/texts/law-library.ts';
import { statusWords } from '#domain/base/sources/reading-status.ts';

/** Lists articles of one act: each links to its page, with the way it was read. */
export function ArticleList({ articles }: { articles: readonly LawArticle[] }) {
  return (
    <ul className="law-list">
      {articles.map(({ id, path, place, title, reading }) => (
        <li key={id}>
          <a href={path}>{place === null ? title : `${place}: ${title}`}</a>
          <span className="fine">{statusWords[reading]}</span>
        </li>
      ))}
    </ul>
  );
}
