import { Link, useRouteError } from 'react-router';
import { ApiError } from './api-error.ts';
import { useDesk } from './desk-context.ts';
import { OfficeHead } from './office-head.tsx';

/** Shows an error in place of a page that could not be loaded. */
export function DeskProblem() {
  const { home } = useDesk();
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
        <Link to="/">{home}</Link>
      </p>
    </div>
  );
}
