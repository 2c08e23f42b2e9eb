import type { CommentOrder, CommentThread, PublicComment } from '#domain/comments/comment.ts';
import type { FormState } from '#domain/forms/form-state.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { Band } from '#app/ui/band.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import './comments.css';

export type CommentsData = {
  /** of the article */
  path: string;
  order: CommentOrder;
  /** answers included */
  count: number;
  threads: readonly CommentThread[];
  form: FormState;
  /** the comment the form answers */
  answering: PublicComment | null;
  /** the form was just taken */
  isSent: boolean;
};

const orderNames: Record<CommentOrder, string> = { noi: 'Cele mai noi', vechi: 'Cele mai vechi' };

/** What readers say below an article, and the form to say something too. */
export function Comments({ data }: { data: CommentsData }) {
  const { path, order, count, threads, form, answering, isSent } = data;
  return (
    <Band
      id="comentarii"
      title="Comentarii"
      intro="Le citim înainte să apară. Scoatem reclamele, jignirile și datele personale; părerile rămân."
    >
      <div className="comments">
        {isSent && (
          <Notice>
            <p>
              <b>Comentariul a fost trimis.</b> Îl citește unul dintre noi, apoi apare aici.
            </p>
          </Notice>
        )}
        {count === 0 ? (
          <p className="lede">Nu a comentat încă nimeni.</p>
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
      </div>
    </Band>
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
