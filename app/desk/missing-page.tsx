import { Link } from 'react-router';
import { useDesk } from './desk-context.ts';
import { OfficeHead } from './office-head.tsx';

/** Shows that an address of the desk does not exist. */
export function Component() {
  const { home } = useDesk();
  return (
    <>
      <OfficeHead title="Nu există această pagină" />
      <p>
        <Link to="/">{home}</Link>
      </p>
    </>
  );
}
