import type { ReactNode } from 'react';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { ErrorSummary } from './error-summary.tsx';
import './post-form.css';

type PostFormProps = {
  /** path of the page the form stands on: it is sent there */
  action: string;
  state: FormState;
  /** the form's name in events: where it loses people is then counted */
  name?: string;
  /** of the loan that the form asks about: the browser says what is wrong with it as the server would */
  limits?: object;
  children: ReactNode;
};

/**
 * A form that a page sends to its own address. Its fields have the ids of their names; `FormProblems` belongs at the top
 * of the page. Checks are the server's: the browser's own bubbles vanish, and say less.
 */
export function PostForm({ action, state, name, limits, children }: PostFormProps) {
  return (
    <form
      className="post-form"
      action={action}
      method="post"
      noValidate
      data-challenge={state.challenge}
      data-form={name}
      data-limits={limits && JSON.stringify(limits)}
    >
      <input type="hidden" name="formular" value={state.token} />
      {state.challenge && <input type="hidden" name="dovada" />}
      {/* People do not see it, programs fill it in. */}
      <p className="post-form-trap" aria-hidden="true">
        <label>
          Nu completați acest câmp
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </form>
  );
}

type FormProblemsProps = {
  state: FormState;
  /** where a problem of the form as a whole leads: its button, say */
  formId: string;
  /** id of a field's control, where it is not the field's name */
  anchorOf?: (field: string) => string;
};

/** What is wrong with a form, for the top of its page; nothing while nothing is. */
export function FormProblems({ state, formId, anchorOf = (field) => field }: FormProblemsProps) {
  const { problems, challenge } = state;
  if (problems.length === 0) return null;
  // A problem without a field is none of what was typed: „verificați datele” would send people after a mistake that is not there.
  const isOfWhole = problems.every(({ field }) => field === null);
  return (
    <ErrorSummary
      title={challenge ? 'Încă un pas' : isOfWhole ? 'Formularul nu a fost trimis' : undefined}
      errors={problems.map(({ field, message }) => ({
        href: `#${field === null ? formId : anchorOf(field)}`,
        message,
      }))}
    />
  );
}
