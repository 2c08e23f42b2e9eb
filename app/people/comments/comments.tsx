import type { CommentOrder, CommentThread, PublicComment } from '#domain/people/comments/comment.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { Band } from '#app/ui/band.tsx';
import { blank, cachedMarkup } from '#app/ui/cached-markup.ts';
import { Notice } from '#app/ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import './comments.css';

export type CommentsData = {
  /** of the article */
  path: string;
  order: CommentOrder;
  /** replies included */
  count: number;
  threads: readonly CommentThread[];
  form: FormState;
  /** the comment that the form replies to */
  answering: PublicComment | null;
  /** the form was just accepted */
  isSent: boolean;
};

const orderNames: Record<CommentOrder, string> = { noi: 'Cele mai noi', vechi: 'Cele mai vechi' };

/** Shows the comments below an article, and the form for a new one. Never hydrated. */
export function Comments({ data }: { data: CommentsData }) {
  return (
    <Band
      id="comentarii"
      title="Comentarii"
      intro="Le citim înainte să apară. Scoatem numai reclamele, jignirile și datele personale."
    >
      {isUntouched(data) ? (
        <div className="comments" dangerouslySetInnerHTML={{ __html: untouchedMarkup(data) }} />
      ) : (
        <div className="comments">
          <CommentsContent data={data} />
        </div>
      )}
    </Band>
  );
}

// Tells whether an article has no comments yet, as most: such forms differ only in their address and token.
function isUntouched({ count, form, answering, isSent }: CommentsData): boolean {
  const isNew = form.problems.length === 0 && !form.challenge && Object.keys(form.values).length === 0;
  return count === 0 && isNew && !answering && !isSent;
}

function untouchedMarkup(data: CommentsData): string {
  const { path, form } = data;
  const blankData = { ...data, path: blank('path'), form: { ...form, token: blank('token') } };
  return cachedMarkup(Comments, '', () => <CommentsContent data={blankData} />, { path, token: form.token });
}

function CommentsContent({ data }: { data: CommentsData }) {
  const { path, order, count, threads, form, answering, isSent } = data;
  return (
    <>
      {isSent && (
        <Notice>
          <p>
            <b>Comentariul a fost trimis.</b> Îl citește unul dintre noi, apoi apare aici.
          </p>
        </Notice>
      )}
      {count === 0 ? (
        <p>Încă niciun comentariu.</p>
      ) : (
        <>
          <div className="comments-head">
            <p>{countNoun(count, 'comentariu', 'comentarii')}</p>
            {threads.length > 1 && <OrderLinks path={path} order={order} />}
          </div>
          <ol className="comments-list">
            {threads.map((thread) => (
              <li key={thread.id}>
                <CommentItem comment={thread} path={path} />
                {thread.answers.length > 0 && (
                  <ol className="comments-answers">
                    {thread.answers.map((answer) => (
                      <li key={answer.id}>
                        <CommentItem comment={answer} path={path} />
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <CommentForm path={path} state={form} answering={answering} />
    </>
  );
}

function OrderLinks({ path, order }: { path: string; order: CommentOrder }) {
  return (
    <nav aria-label="Ordinea comentariilor">
      {(['noi', 'vechi'] as const).map((other) =>
        other === order ? (
          <b key={other} aria-current="true">
            {orderNames[other]}
          </b>
        ) : (
          <a key={other} href={`${path}${other === 'noi' ? '' : `?comentarii=${other}`}#comentarii`}>
            {orderNames[other]}
          </a>
        ),
      )}
    </nav>
  );
}
