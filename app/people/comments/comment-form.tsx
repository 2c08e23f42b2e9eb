import type { PublicComment } from '#domain/people/comments/comment.ts';
import { boxOf, fieldOf } from '#domain/base/forms/field-of.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PersonName } from '#app/ui/person-name.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type CommentFormProps = { path: string; state: FormState; answering: PublicComment | null };

/** The fields of domain/base/forms/comment-form.ts, in the same order, folded until the reader replies or has an error to correct. */
export function CommentForm({ path, state, answering }: CommentFormProps) {
  const heading = (
    <h3>
      {answering ? (
        <>
          {'Răspundeți lui '}
          <PersonName>{answering.name}</PersonName>
        </>
      ) : (
        'Scrieți un comentariu'
      )}
    </h3>
  );
  return (
    <section id="scrieti-un-comentariu" className="comment-write">
      <FormProblems state={state} formId="comentariu" />
      <Fold
        summary={heading}
        open={answering !== null || state.problems.length > 0 || state.challenge !== undefined}
      >
        {answering && (
          <p>
            <a href={`${path}#scrieti-un-comentariu`}>Scrieți mai bine un comentariu nou</a>
          </p>
        )}
        <PostForm action={path} state={state} name="comment">
          {answering && <input type="hidden" name="raspunde" value={answering.id} />}
          <TextField
            {...fieldOf(state, 'nume')}
            label="Nume"
            hint="Apare lângă comentariu."
            autoComplete="name"
          />
          <TextField
            {...fieldOf(state, 'email')}
            label="E-mail"
            hint="Nu apare nicăieri."
            type="email"
            autoComplete="email"
          />
          <TextAreaField {...fieldOf(state, 'comentariu')} label="Comentariu" rows={6} />
          <Checkbox {...boxOf(state, 'anunta')} label="Anunțați-mă prin e-mail când primesc un răspuns" />
          <p>
            <Button>Trimiteți comentariul</Button>
          </p>
        </PostForm>
      </Fold>
    </section>
  );
}
