import { Link } from 'react-router';
import { OfficeHead } from '#app/office/ui/office-head.tsx';

/** An address of the back office that names nothing. */
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
