import { ButtonLink } from '#app/ui/button.tsx';
import { LenderKnown } from './lender-known.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import './lender-hero.css';

/** Who this is, in a price or an honest question; the way to the lender; the warning. */
export function LenderHero({ data }: { data: LenderPageData }) {
  const { texts, eyebrow, claims, warning, warningNote } = data;
  return (
    <header className="wrap lender-hero">
      <div className="lender-head">
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{texts.h1}</h1>
          <p className="lede">{texts.subtitle}</p>
          {claims.length > 0 && <p className="fine">{claims.join(' · ')}</p>}
        </div>
        <LenderActions data={data} />
      </div>
      <LenderKnown facts={data.known} />
      {warning && (
        <p className="lender-warning">
          <strong>{warning}</strong> {warningNote}
        </p>
      )}
    </header>
  );
}

function LenderActions({ data }: { data: LenderPageData }) {
  const { texts, isAvailable, offerId, leavingHref, offersHref } = data;
  if (!isAvailable) return null;
  return (
    <div className="lender-act" data-offer={offerId}>
      {leavingHref && (
        <ButtonLink href={leavingHref} rel="nofollow">
          Mergeți la {texts.menu}
        </ButtonLink>
      )}
      <ButtonLink href={offersHref} kind="line">
        Comparați cu alte oferte
      </ButtonLink>
      {leavingHref && (
        <p className="fine">
          Nu avem acorduri plătite cu creditorii: <a href="/cum-ordonam/">cum ordonăm</a>.
        </p>
      )}
    </div>
  );
}
