import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { ClickWay } from '#app/desk/click-way.tsx';
import { load } from '#app/office/load.ts';
import { MoneyHead } from './money-head.tsx';

export const loader = (args: LoaderFunctionArgs) => load('clicks/:id/way', args);

/** /admin/bani/clicuri/:id/: what happened with one click that a partner brought. */
export function Component() {
  const { id } = useParams();
  return (
    <>
      <MoneyHead documentTitle="Drumul unui clic" />
      <section className="office-section">
        <h2>Drumul clicului {id}</h2>
        <ClickWay {...useLoaderData<typeof loader>()} />
      </section>
    </>
  );
}
