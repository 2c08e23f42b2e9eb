import { memo } from 'react';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ASK_FORM } from '#app/shared/loan-request/ask-form.tsx';
import { leavingHref } from '#app/shared/offer/leaving-href.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import './offer-actions.css';

/** Whether an offer is chosen for comparison. Flat and stable, so that a tick renders one card again, not all. */
export type Choice = {
  isChosen: boolean;
  /** false once four others are chosen */
  canChoose: boolean;
  onToggle: (name: string, value: string) => void;
};

type OfferActionsProps = Choice & { offer: OfferView; request: LoanRequest; small?: boolean };

/** Go to the lender, read more, compare. The name is part of each for those who hear links out of context. */
export function OfferActions(props: OfferActionsProps) {
  const { offer, request, isChosen, canChoose, onToggle, small = false } = props;
  const { id, slug, header, canLeave, detailsHref } = offer;
  return (
    <div className={small ? 'offer-act offer-act-small' : 'offer-act'}>
      {canLeave && (
        <ButtonLink
          href={leavingHref(id, request)}
          rel="nofollow"
          small={small}
          kind={small ? 'line' : 'solid'}
        >
          Mergeți la creditor<span className="sr">: {header}</span>
        </ButtonLink>
      )}
      {detailsHref && <DetailsLink href={detailsHref} header={header} small={small} />}
      <Checkbox
        id={`compara-${slug}`}
        name="compara"
        value={slug}
        form={ASK_FORM}
        checked={isChosen}
        disabled={!canChoose}
        onChange={() => onToggle('compara', slug)}
        label={
          <>
            Comparați<span className="sr"> {header}</span>
          </>
        }
      />
    </div>
  );
}

type DetailsLinkProps = { href: string; header: string; small: boolean };

const DetailsLink = memo(function DetailsLink({ href, header, small }: DetailsLinkProps) {
  if (small) {
    return (
      <a className="offer-more" href={href}>
        Detalii<span className="sr"> despre {header}</span>
      </a>
    );
  }
  return (
    <ButtonLink href={href} kind="line">
      Detalii<span className="sr"> despre {header}</span>
    </ButtonLink>
  );
});
