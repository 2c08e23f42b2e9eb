import type { ReactNode } from 'react';
import { changedOfferParts, offerParts } from '#domain/offers/offer-parts.ts';
import { formatMoment } from '#app/office/ui/format-moment.ts';
import type { OfferChangeJson } from '#domain/answers/office/offers.ts';
import { changeStatusNames } from './offer-change.ts';
import { partInWords } from './part-in-words.ts';
import './change-card.css';

type Props = {
  change: OfferChangeJson;
  /** h3 of a page's section, or h2 of a page's list */
  heading: 'h2' | 'h3';
  title: string;
  children?: ReactNode;
};

/** One change: who, why, when, and each part as it was and as it will be. */
export function ChangeCard({ change, heading: Heading, title, children }: Props) {
  const { before, after, note, proposedBy, proposedAt, startsAt, endsAt } = change;
  return (
    <article className="change-card">
      <Heading>{title}</Heading>
      <p className="fine">
        {proposedBy.name}, {formatMoment(proposedAt)}: {changeStatusNames[change.status]}
        {change.decidedBy && change.decidedAt && ` (${change.decidedBy}, ${formatMoment(change.decidedAt)})`}
      </p>
      <p>{note}</p>
      {(startsAt || endsAt) && (
        <p>
          {startsAt ? `De la ${formatMoment(startsAt)}` : 'De la aprobare'}
          {endsAt ? ` până la ${formatMoment(endsAt)}, apoi ca înainte.` : '.'}
        </p>
      )}
      {change.reason && <p>Motivul: {change.reason}</p>}
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
      {children}
    </article>
  );
}
