import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { load } from '#app/partners-desk/call-api.ts';
import { Addresses } from './addresses.tsx';
import { NewAddress } from './new-address.tsx';
import { ResendDay } from './resend-day.tsx';
import { SentPostbacks } from './sent-postbacks.tsx';

export const loader = (args: LoaderFunctionArgs) => load('postbacks', args);

/** /parteneri/postback/: the partner's postback addresses, a test, and the sent postbacks. */
export function Component() {
  const { addresses, postbacks } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Postback" />
      <p className="office-narrow">
        Când un creditor raportează o conversie de-a dumneavoastră, programul dumneavoastră află în câteva
        minute, la adresa de aici. Dacă nu răspunde, încercăm din nou o zi întreagă, tot mai rar.
      </p>
      <Addresses addresses={addresses} />
      <NewAddress />
      <section className="office-section">
        <h2>Ce am trimis</h2>
        <SentPostbacks postbacks={postbacks} />
        {postbacks.length > 0 && <ResendDay />}
      </section>
    </>
  );
}
