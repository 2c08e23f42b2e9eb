import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { ApiError } from '#app/office/call-api.ts';

type Props = {
  error: ApiError | null;
  /** id of the control of a field the server names; without it, the field's own name */
  idOf?: (field: string) => string;
};

/** What was wrong with a change, above its form: a sentence, a line for each field, and the page where it is mended. */
export function ChangeProblem({ error, idOf = (field) => field }: Props) {
  if (!error) return null;
  const fields = Object.entries(error.fields).map(([field, message]) => ({
    href: `#${idOf(field)}`,
    message,
  }));
  const lines = error.link ? [...fields, { href: error.link.href, message: error.link.text }] : fields;
  // Anew for each refusal, so that it takes the focus again.
  return (
    <ErrorSummary
      key={`${error.code} ${JSON.stringify(error.fields)}`}
      title={error.message}
      errors={lines}
    />
  );
}
