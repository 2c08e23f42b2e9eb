import { Link, useRouteError } from 'react-router';
import { ApiError } from '#app/office/call-api.ts';
import { OfficeHead } from '#app/office/ui/office-head.tsx';

/** Shows an error in place of a page that could not be loaded. */
export function OfficeProblem() {
  const error = useRouteError();
  const message =
    error instanceof ApiError
      ? error.message
      : 'Pagina nu a putut fi afișată. Reîncărcați-o; dacă se repetă, anunțați un administrator.';
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div role="alert">
      <OfficeHead title={isMissing ? 'Nu există' : 'Nu a mers'} />
      <p>{message}</p>
      <p>
        <Link to="/">Mergeți la prima pagină a redacției</Link>
      </p>
    </div>
  );
}
