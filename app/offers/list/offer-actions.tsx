import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ASK_FORM } from '#app/offers/shared/loan-request/ask-form.tsx';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import type { PricedItem } from './offer-list.ts';
import './offer-actions.css';

type OfferActionsProps = Pick<PricedItem, 'offer' | 'request' | 'isChosen' | 'canChoose' | 'onToggle'>;

/** Shows the actions of an offer: to the lender, or into the comparison. */
export function OfferActions({ offer, request, isChosen, canChoose, onToggle }: OfferActionsProps) {
  const { id, slug, header, canLeave } = offer;
  return (
    <div className="offer-act">
      {canLeave && (
        <ButtonLink href={leavingHref(id, request)} rel="nofollow">
          Mergeți la {header}
        </ButtonLink>
      )}
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
      {offer.whoPays && <p className="fine">{offer.whoPays}</p>}
    </div>
  );
}
