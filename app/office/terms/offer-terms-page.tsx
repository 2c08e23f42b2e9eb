import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OfferTermsAnswer, OfferTermsRow } from '#domain/answers/office/terms.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { Fold } from '#app/ui/fold.tsx';
import { daysColumns } from './days-columns.tsx';
import { OfferTermsForm } from './offer-terms-form.tsx';
import { PayerForm } from './payer-form.tsx';
import { TermsHistory, WaitingTerms } from './terms-changes.tsx';
import { TermsHead } from './terms-head.tsx';

export const loader = (args: LoaderFunctionArgs) => load('offer-terms', args);

const PATH = 'offer-terms-changes';

/** /admin/termeni/: who pays for which offer, for what and when, proposed and approved by two people. */
export function Component() {
  const { isAuthorised, today, offers, payers, terms, changes } = useLoaderData<typeof loader>();
  const mayDecide = useAccess(['partners']);
  return (
    <>
      <TermsHead documentTitle="Cine plătește" isAuthorised={isAuthorised} />
      <p className="office-narrow">
        Cât sunt în vigoare, lângă fiecare link spre creditor scrie „ne plătește pentru …”. Suma nu o păstrăm
        nicăieri, iar ordinea ofertelor nu depinde de ea.
      </p>
      <WaitingTerms changes={changes} path={PATH} mayDecide={mayDecide} />
      {mayDecide && isAuthorised && (
        <Fold summary="Propuneți cine plătește pentru o ofertă">
          <OfferTermsForm offers={offers} payers={payers} />
        </Fold>
      )}
      <section className="office-section" aria-labelledby="termeni">
        <h2 id="termeni">Hotărâți până acum</h2>
        <OfficeTable
          label="Cine plătește pentru fiecare ofertă"
          columns={termsColumns(today, mayDecide)}
          rows={terms.toReversed()}
          rowKey={({ id }) => id}
          empty="Nimeni nu plătește și nimeni nu a plătit."
        />
      </section>
      <section className="office-section" aria-labelledby="platitori">
        <h2 id="platitori">Plătitori</h2>
        <OfficeTable
          label="Nume, siglă și adresă"
          columns={payerColumns(mayDecide)}
          rows={payers}
          rowKey={({ id }) => id}
          empty="Niciun plătitor."
        />
        {mayDecide && (
          <div className="office-actions">
            <PayerForm />
          </div>
        )}
      </section>
      <TermsHistory changes={changes} path={PATH} mayDecide={mayDecide} />
    </>
  );
}

function termsColumns(today: string, mayDecide: boolean): readonly Column<OfferTermsRow>[] {
  return [
    { name: 'oferta', label: 'Oferta', cell: ({ offer }) => offer },
    {
      name: 'platitor',
      label: 'Plătește',
      isSentence: true,
      cell: ({ payer, paysFor }) => `${payer}, pentru ${paysFor}`,
    },
    ...daysColumns<OfferTermsRow>({ today, mayDecide, path: PATH, nameOf: (row) => row.offer }),
  ];
}

type Payer = OfferTermsAnswer['payers'][number];

function payerColumns(mayDecide: boolean): readonly Column<Payer>[] {
  return [
    { name: 'nume', label: 'Nume', cell: ({ name }) => name },
    { name: 'sigla', label: 'Sigla', cell: ({ logo }) => <img src={logo} alt="" width={120} height={36} /> },
    { name: 'adresa', label: 'Adresa', cell: ({ link }) => <a href={link}>{new URL(link).hostname}</a> },
    ...(mayDecide
      ? [{ name: 'corectati', label: 'Schimbați', cell: (payer: Payer) => <PayerForm payer={payer} /> }]
      : []),
  ];
}
