import { changedOfferParts, offerParts } from '#domain/offers/offer-parts.ts';
import type { OfferChangeJson } from '#domain/answers/office/offers.ts';
import { partInWords } from './part-in-words.ts';

/** Shows the content of a change of an offer: each part before and after. */
export function ChangedParts({ before, after }: Pick<OfferChangeJson, 'before' | 'after'>) {
  return (
    <dl>
      {changedOfferParts(before, after).map((part) => (
        <div key={part}>
          <dt>{offerParts[part]}</dt>
          {before && (
            <dd>
              <span className="sr">Era: </span>
              <del>{partInWords(part, before).join('\n')}</del>
            </dd>
          )}
          <dd>
            <span className="sr">Devine: </span>
            <ins>{partInWords(part, after).join('\n')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
