import type { ComponentProps } from 'react';
import { UnreadRequest } from '#app/offers/shared/loan-request/unread-request.tsx';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { Matching } from '#domain/people/registration/match-offers.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { countedInWords } from '#app/offers/shared/offer/offers-title.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import './registration-page.css';

export type ProcessPageData = {
  request: LoanRequest;
  /** the unreadable part of the request, with the form to correct it; null if all of it is readable */
  unread: ComponentProps<typeof UnreadRequest> | null;
  /** of the registration just sent; null when the page is opened otherwise */
  reference: string | null;
  /** null: the list of offers is unavailable */
  matching: Pick<Matching<unknown>, 'open' | 'served' | 'confirmed' | 'priced'> | null;
};

/** Shows, between the registration and the offers, how many lenders were checked and how many fit. No artificial delay. */
export function ProcessPage({ data }: { data: ProcessPageData }) {
  const { request, unread, reference, matching } = data;
  const asked = `${leiInSentence(request.principal)} pe ${formatTerm(request.term)}`;
  const search = writeLoanQuery({ request });
  return (
    <div className="wrap registration-page">
      <PageHead
        title="Am căutat ofertele pentru cererea dumneavoastră"
        description="Câte oferte sunt deschise, câte acoperă suma și perioada și la câte avem un preț publicat."
        isListed={false}
      />
      <Breadcrumbs current="Potrivirea ofertelor" />
      <h1>
        {unread
          ? 'Corectați suma sau perioada'
          : matching?.served === 0
            ? `Nicio ofertă pentru ${asked}`
            : `Am căutat oferte pentru ${asked}`}
      </h1>
      {reference && (
        <p className="lede">
          Numărul cererii este <b className="nb">{reference}</b>. Îl aveți și în e-mail
          {matching && ', cu lista'}. La o adresă trimitem cel mult trei mesaje pe zi din formularele
          site-ului.
        </p>
      )}
      {unread ? (
        <UnreadRequest {...unread} />
      ) : matching ? (
        <Outcome matching={matching} search={search} />
      ) : (
        <Outage search={search} />
      )}
      <p className="small">
        Creditorii nu au primit datele dumneavoastră. Fiecare hotărăște singur dacă vă împrumută, după cererea
        pe care i-o trimiteți.
      </p>
    </div>
  );
}

type OutcomeProps = { matching: NonNullable<ProcessPageData['matching']>; search: string };

function Outcome({ matching: { open, served, confirmed, priced }, search }: OutcomeProps) {
  return (
    <>
      <StepList
        level={2}
        steps={[
          {
            title: 'Ofertele de azi',
            text:
              open === 0
                ? 'Acum nu este nicio ofertă deschisă.'
                : `${countNoun(open, 'creditor', 'creditori')} cu oferta deschisă acum.`,
          },
          {
            title: 'Suma și perioada',
            text:
              open === 0
                ? 'Nu am avut cu ce să le comparăm.'
                : [matched(open, served), served > 0 && countedInWords({ confirmed, served })]
                    .filter(Boolean)
                    .join(' '),
          },
          {
            title: 'Prețul',
            text:
              served === 0
                ? 'Nu a rămas nicio ofertă de ordonat.'
                : `${pricesFound(priced)} Întâi sunt prețurile publicate acum, apoi cele vechi, apoi creditorii la care nu avem prețul.`,
          },
        ]}
      />
      <p>
        {served === 0 ? (
          <ButtonLink href={`/landing/rejected2/${search}`}>Vedeți ce puteți face</ButtonLink>
        ) : (
          <ButtonLink href={`/offers/${search}`}>Vedeți ofertele</ButtonLink>
        )}
      </p>
      {served === 0 && <Drawing name="nothing" large />}
    </>
  );
}

function pricesFound(count: number): string {
  if (count === 0) return 'Nu avem niciun preț publicat acum pentru cererea aceasta.';
  return `Avem ${count === 1 ? 'un singur preț publicat acum' : `${countNoun(count, 'preț publicat', 'prețuri publicate')} acum`}.`;
}

function matched(open: number, served: number): string {
  if (served === open) return 'Niciunul nu are o limită care v-ar opri.';
  return `${countNoun(open - served, 'creditor are alte limite', 'creditori au alte limite')}; ${countNoun(served, 'rămâne', 'rămân')}.`;
}

function Outage({ search }: { search: string }) {
  return (
    <>
      <p>Lista de oferte nu poate fi citită acum, din vina noastră. Cererea dumneavoastră este păstrată.</p>
      <p>
        <ButtonLink href={`/offers/${search}`}>Încercați lista de oferte</ButtonLink>
      </p>
    </>
  );
}
