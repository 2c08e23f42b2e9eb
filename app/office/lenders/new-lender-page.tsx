import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { NewLenderAnswer, NewLenderStep } from '#domain/answers/office/new-lenders.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { office } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';

/** Loads the steps of the lender in the address (`creditor`); null: it is still to be named. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = new URL(args.request.url).searchParams.get('creditor');
  return { lender: slug ? await load('new-lenders/:slug', { ...args, params: { slug } }) : null };
}

/** /admin/creditori/nou/: begins a lender, and follows its offer, its evidence and its text. */
export function Component() {
  const { lender } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title={lender ? `Creditor nou: ${lender.slug}` : 'Creditor nou'} />
      {lender ? <Steps {...lender} /> : <Beginning />}
    </>
  );
}

function Beginning() {
  const change = useChange();
  const navigate = useNavigate();
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Creditor nou"
      onSubmit={async ({ slug }) => {
        const begun = await change.run(() => office.post('new-lenders', { slug }));
        if (begun) await navigate(`?creditor=${begun.slug}`);
      }}
      noValidate
    >
      <p>
        Faceți trei propuneri: oferta, dovada prețului și textul paginii. Pe fiecare o aprobă un coleg. Pe
        site nu se vede nimic până când textul este public.
      </p>
      <TextField
        {...change.fieldOf('slug')}
        label="Adresa paginii"
        hint="Ultima parte a adresei: creditor-nou, pentru /credit-nevoi-personale/creditor-nou/"
      />
      <Button disabled={change.isBusy}>Începeți</Button>
    </OfficeForm>
  );
}

const stateWords: Readonly<Record<NewLenderStep['state'], string>> = {
  none: 'de propus',
  waiting: 'așteaptă aprobarea unui coleg',
  done: 'gata',
};

function Steps({ offer, isListed, evidence, text, isHeldBack }: NewLenderAnswer) {
  return (
    <div className="office-stack">
      <ol className="bullets">
        <Step name="Oferta" {...offer} />
        {offer.state === 'done' ? (
          <Step name="Dovada prețului" {...evidence} />
        ) : (
          <li>Dovada prețului: se propune după ce este aprobată oferta.</li>
        )}
        <Step name="Textul paginii" {...text} />
        {offer.state === 'done' && (
          <li>
            <Link to="/oferte/active/">Oferta între cele active</Link>: {isListed ? 'gata' : 'de bifat'}
          </li>
        )}
      </ol>
      <p role="status">
        {isHeldBack
          ? 'Pe site nu se vede încă nimic: creditorul apare odată cu textul paginii.'
          : isListed
            ? 'Creditorul este pe site.'
            : 'Creditorul este pe site, dar oferta lui apare ca oprită: bifați-o între cele active.'}
      </p>
    </div>
  );
}

function Step({ name, state, href }: NewLenderStep & { name: string }) {
  return (
    <li>
      <Link to={href}>{name}</Link>: {stateWords[state]}
    </li>
  );
}
