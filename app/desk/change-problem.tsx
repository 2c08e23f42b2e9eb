import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { ApiError } from './api-error.ts';
import { controlName } from './control-name.ts';

type Props = {
  error: ApiError | null;
  /** id of the control of a field named by the server; by default the field's own name */
  idOf?: (field: string) => string;
};

/** Shows the errors of a change above its form: a sentence, a line for each field with its section and label, and the page where they can be resolved. */
export function ChangeProblem({ error, idOf = (field) => field }: Props) {
  if (!error) return null;
  const fields = Object.entries(error.fields).map(([field, message]) => {
    const id = idOf(field);
    const name = controlName(id);
    return { href: `#${id}`, message: name ? `${name}: ${message}` : message };
  });
  const lines = error.link ? [...fields, { href: error.link.href, message: error.link.text }] : fields;
  // Rendered again for each refusal, so that it takes the focus again.
  return (
    <ErrorSummary
      key={`${error.code} ${JSON.stringify(error.fields)}`}
      title={error.message}
      errors={lines}
    />
  );
}
