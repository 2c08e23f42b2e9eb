import type { CommentLabel, PublicComment } from '#domain/people/comments/comment.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { PersonName } from '#app/ui/person-name.tsx';
import { Tag } from '#app/ui/tag.tsx';

const labelNames: Record<CommentLabel, string> = { author: 'autor', company: 'Împrumut Clar' };

/** Shows one comment, with the link to reply. */
export function CommentItem({ comment, path }: { comment: PublicComment; path: string }) {
  const { id, name, label, text, publishedAt } = comment;
  return (
    <article id={`comentariu-${id}`} className="comment">
      <header>
        <b>
          <PersonName>{name}</PersonName>
        </b>{' '}
        {label && <Tag kind="petrol">{labelNames[label]}</Tag>}{' '}
        {/* The page may come from a cache: its script computes how long ago the comment was written. */}
        <time dateTime={publishedAt} data-ago>
          {formatDate(publishedAt.slice(0, 10))}
        </time>
      </header>
      <div className="comment-text">
        {text.split(/\n{2,}/).map((paragraph, index) => (
          // eslint-disable-next-line react/no-array-index-key -- paragraphs of a text that does not change
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p>
        <a href={`${path}?raspunde=${id}#scrieti-un-comentariu`}>
          Răspundeți
          <span className="sr">
            {' lui '}
            <PersonName>{name}</PersonName>
          </span>
        </a>
      </p>
    </article>
  );
}
