import type { RulePack } from '#domain/law/rule-pack.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LegalCeiling } from '#app/offers/shared/offer/legal-ceiling.tsx';
import type { OffersTexts } from './offers-page-data.ts';
import '#app/ui/drawn-nothing.css';
import './empty-list.css';

type EmptyListProps = {
  texts: OffersTexts['noMatch'];
  /** the same list without filters; null if the filters are not the reason */
  unfilteredHref: string | null;
};

/** Names the conditions to loosen when no offer is left. */
export function EmptyList({ texts, unfilteredHref }: EmptyListProps) {
  return (
    <div className="empty-list drawn-nothing">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {unfilteredHref && (
        <p>
          <ButtonLink href={unfilteredHref} kind="line" small>
            Renunțați la filtre
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

type NoOffersProps = { texts: OffersTexts['noOffers']; request: LoanRequest; rulePack: RulePack | null };

/** Shows that there is no offer at all: the list was read, and is empty. */
export function NoOffers({ texts, request, rulePack }: NoOffersProps) {
  return (
    <section className="wrap empty-list drawn-nothing">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <LegalCeiling request={request} rulePack={rulePack} />
    </section>
  );
}

type OffersFailureProps = {
  texts: OffersTexts['failure'];
  /** the same page with the same request */
  href: string;
  request: LoanRequest;
  rulePack: RulePack | null;
};

/** Shows that the list could not be read: what happened, what to do now, and the one figure that does not depend on lenders. */
export function OffersFailure({ texts, href, request, rulePack }: OffersFailureProps) {
  return (
    <section className="wrap empty-list">
      <p>{texts.text}</p>
      <ul className="bullets">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>
        <ButtonLink href={href + writeLoanQuery({ request })}>Încărcați din nou</ButtonLink>
      </p>
      <LegalCeiling request={request} rulePack={rulePack} />
    </section>
  );
}
