import { Link } from 'react-router';
import { OfficeHead } from '#app/office/ui/office-head.tsx';

/** Shows that a back office address does not exist. */
export function Component() {
  return (
    <>
      <OfficeHead title="Nu există această pagină" />
      <p>
        <Link to="/">Mergeți la prima pagină a redacției</Link>
      </p>
    </>
  );
}
