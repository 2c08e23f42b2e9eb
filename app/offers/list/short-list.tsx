import { countNoun } from '#domain/base/text/count-noun.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OfferCards } from './offer-cards.tsx';
import type { OfferListProps } from './offer-list.ts';

/** Number of offers in the short list before it is expanded. */
const SHORT_LIST_LENGTH = 3;

type ShortListProps = OfferListProps & { isWhole: boolean; wholeHref: string };

/** Shows the first three offers; all of them on request. */
export function ShortList({ isWhole, wholeHref, ...list }: ShortListProps) {
  if (isWhole) return <OfferCards {...list} />;
  const count = list.arranged.served.length;
  return (
    <>
      <OfferCards {...list} most={SHORT_LIST_LENGTH} />
      {count > SHORT_LIST_LENGTH && (
        <p className="short-list-all">
          <ButtonLink
            href={wholeHref}
            kind="line"
          >{`Arătați toată lista: ${countNoun(count, 'creditor', 'creditori')}`}</ButtonLink>
        </p>
      )}
    </>
  );
}
