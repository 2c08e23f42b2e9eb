import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { ClickWay } from '#app/desk/click-way.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { load } from '#app/partners-desk/call-api.ts';

export const loader = (args: LoaderFunctionArgs) => load('clicks/:id/way', args);

/** /parteneri/clicuri/:id/: what happened with one click. */
export function Component() {
  const { id } = useParams();
  return (
    <>
      <OfficeHead title="Drumul unui clic" />
      <p className="office-narrow">
        Clicul {id}. <Link to="/clicuri/">Toate clicurile</Link>
      </p>
      <ClickWay {...useLoaderData<typeof loader>()} />
    </>
  );
}
