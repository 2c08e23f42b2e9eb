import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PartnerTermsRow } from '#domain/answers/office/terms.ts';
import { bani } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { Fold } from '#app/ui/fold.tsx';
import { daysColumns } from './days-columns.tsx';
import { PartnerTermsForm } from './partner-terms-form.tsx';
import { TermsHistory, WaitingTerms } from './terms-changes.tsx';
import { TermsHead } from './terms-head.tsx';

export const loader = (args: LoaderFunctionArgs) => load('partner-terms', args);

const PATH = 'partner-terms-changes';

/** /admin/termeni/parteneri/: what partners get for an approved conversion, proposed and approved by two people. */
export function Component() {
  const { isAuthorised, today, offers, partners, terms, changes } = useLoaderData<typeof loader>();
  const mayDecide = useAccess(['partners']);
  return (
    <>
      <TermsHead documentTitle="Ce primesc partenerii" isAuthorised={isAuthorised} />
      <p className="office-narrow">
        Plătim numai conversii aprobate, la o ofertă pentru care ne plătește și pe noi cineva în acea zi.
        Clicurile le numărăm și le explicăm, dar nu le plătim.
      </p>
      <WaitingTerms changes={changes} path={PATH} mayDecide={mayDecide} />
      {mayDecide && isAuthorised && (
        <Fold summary="Propuneți termenii unui partener">
          {partners.length > 0 ? (
            <PartnerTermsForm offers={offers} partners={partners} />
          ) : (
            <p>Niciun partener nu este aprobat încă.</p>
          )}
        </Fold>
      )}
      <section className="office-section" aria-labelledby="termeni">
        <h2 id="termeni">Hotărâți până acum</h2>
        <OfficeTable
          label="Ce primește fiecare partener"
          columns={columnsOf(today, mayDecide)}
          rows={terms.toReversed()}
          rowKey={({ id }) => id}
          empty="Niciun partener nu are și nu a avut termeni."
        />
      </section>
      <TermsHistory changes={changes} path={PATH} mayDecide={mayDecide} />
    </>
  );
}

function columnsOf(today: string, mayDecide: boolean): readonly Column<PartnerTermsRow>[] {
  return [
    { name: 'partener', label: 'Partenerul', cell: ({ partner }) => partner },
    {
      name: 'oferte',
      label: 'Ofertele',
      isSentence: true,
      cell: ({ offers }) => offers?.join(', ') ?? 'toate cele pentru care plătește cineva',
    },
    {
      name: 'cat',
      label: 'Primește',
      isSentence: true,
      cell: ({ share, monthlyLimitBani, holdDays, payoutThresholdBani }) =>
        `${share}: ${monthlyLimitBani === null ? 'fără limită pe lună' : `cel mult ${formatLei(bani(monthlyLimitBani))} pe lună`}, ` +
        `${countNoun(holdDays, 'zi', 'zile')} de reținere, plată de la ${formatLei(bani(payoutThresholdBani))}`,
    },
    ...daysColumns<PartnerTermsRow>({ today, mayDecide, path: PATH, nameOf: (row) => row.partner }),
  ];
}
