import { OfficeHead } from '#app/desk/office-head.tsx';
import { useMe } from '#app/partners-desk/frame/me.ts';

/** /parteneri/: the first page of a partner. */
export function Component() {
  const { providerId } = useMe();
  return (
    <>
      <OfficeHead title="Prezentare" />
      <p>
        Linkurile dumneavoastră poartă <code>pid={providerId}</code>.
      </p>
    </>
  );
}
