import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { ApiError } from '#app/office/call-api.ts';

type Props = {
  error: ApiError | null;
  /** id of the control of a field the server names; without it, the field's own name */
  idOf?: (field: string) => string;
};

/** What was wrong with a change, above its form: a sentence, or a line for each field. */
export function ChangeProblem({ error, idOf = (field) => field }: Props) {
  if (!error) return null;
  const fields = Object.entries(error.fields).map(([field, message]) => ({
    href: `#${idOf(field)}`,
    message,
  }));
  // Anew for each refusal, so that it takes the focus again.
  return (
    <ErrorSummary
      key={`${error.code} ${JSON.stringify(error.fields)}`}
      title={error.message}
      errors={fields}
    />
  );
}
