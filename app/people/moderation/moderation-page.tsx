import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { PersonName } from '#app/ui/person-name.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import './link-page.css';

export type ModerationData = {
  /** of this page, with the signed link */
  address: string;
  form: FormState;
  /** null: the link is not ours, or its subject no longer exists */
  subject: {
    kind: 'comment' | 'review';
    path: string;
    name: string;
    text: string;
    stars: number | null;
    status: OpinionState;
  } | null;
};

const titles = { comment: 'Un comentariu de citit', review: 'O părere de citit' };

const decided = {
  published: 'Este publicat pe pagină.',
  rejected: 'A fost respins și nu apare pe site.',
  spam: 'A fost marcat ca spam și nu apare pe site.',
};

/** /moderare/: shows one comment or review, with three decisions, to whoever has the link from the message. */
export function ModerationPage({ data: { address, form, subject } }: { data: ModerationData }) {
  return (
    <div className="wrap link-page">
      <PageHead
        title="Moderare"
        description="Pagina moderatorilor: un comentariu sau o părere, cu deciziile posibile. Se deschide din mesajul de anunț."
        isListed={false}
        hasErrors={form.problems.length > 0}
      />
      <FormProblems state={form} formId="decizie" />
      <h1>{subject ? titles[subject.kind] : 'Linkul nu mai este bun'}</h1>
      {!subject && <p className="lede">Linkul nu este întreg, ori textul la care ducea a fost șters.</p>}
      {subject && (
        <>
          <p>
            <PersonName>{subject.name}</PersonName>
            {subject.stars !== null && `, ${subject.stars} din 5 stele`}, pe{' '}
            <a href={subject.path}>{subject.path}</a>
          </p>
          <blockquote className="link-page-text">{subject.text}</blockquote>
          {subject.status === 'pending' ? (
            <PostForm action={address} state={form}>
              <p id="decizie" className="link-page-choices">
                <Button name="decizie" value="publica">
                  Publicați
                </Button>
                <Button kind="line" name="decizie" value="respinge">
                  Respingeți
                </Button>
                <Button kind="line" name="decizie" value="spam">
                  Este spam
                </Button>
              </p>
            </PostForm>
          ) : (
            <p className="lede">{`S-a decis deja. ${decided[subject.status]}`}</p>
          )}
        </>
      )}
    </div>
  );
}
