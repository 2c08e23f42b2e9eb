import type { ReactNode } from 'react';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { ErrorSummary } from './error-summary.tsx';
import './post-form.css';

type PostFormProps = {
  /** path of the page that contains the form, which is also posted to it */
  action: string;
  state: FormState;
  /** name of the form in events, which count where it loses people */
  name?: string;
  /** limits of the requested loan: with them the browser reports the same errors as the server */
  limits?: object;
  children: ReactNode;
};

/**
 * Shows a form posted to the address of its own page. Its fields have their names as ids; `FormProblems` belongs at the top of
 * the page. The server validates: the browser's own bubbles vanish, and say less.
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
      {/* Honeypot: people do not see it, programs fill it in. */}
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
  /** target of an error of the whole form, usually its button */
  formId: string;
  /** id of a field's control, if it is not the field's name */
  anchorOf?: (field: string) => string;
};

/** Shows the error summary of a form, if it has errors. */
export function FormProblems({ state, formId, anchorOf = (field) => field }: FormProblemsProps) {
  const { problems, challenge } = state;
  if (problems.length === 0) return null;
  // An error without a field does not come from the input: „verificați datele” would send people looking for a mistake that does
  // not exist.
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
