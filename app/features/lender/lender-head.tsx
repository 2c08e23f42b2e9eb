import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LenderIdentity } from './lender-identity.tsx';
import { LenderKnown } from './lender-known.tsx';
import { LenderOpenness } from './lender-openness.tsx';
import type { KnownFact } from './known-facts.ts';
import type { LenderPageData } from './lender-page-data.ts';
import './lender-head.css';

type LenderHeadProps = {
  /** as in its offers: whose figure is reported */
  slug: string;
  /** where one is, in a word or two */
  current: string;
  title: string;
  /** „IFN, creditor nebancar · linie de credit”; null while there is no record of an offer */
  eyebrow: string | null;
  claims: readonly string[];
  identity: LenderPageData['identity'];
  known: readonly KnownFact[];
  /** as visitors know it */
  name: string;
  openness: LenderPageData['openness'];
  /** the law's own words; they stand at the head of every page of the site, and here beside what they are about */
  warning: string | null;
  /** what a warning about this very offer must add: the end of the free days, the DAE */
  warningNote: string | null;
  /** the way on; nothing while there is none */
  ways: ReactNode;
};

/** The first screen of a lender: who it is, what is known of it, what it shows before an application, the way on; the warning. */
export function LenderHead(props: LenderHeadProps) {
  const {
    slug,
    current,
    title,
    eyebrow,
    claims,
    identity,
    known,
    name,
    openness,
    warning,
    warningNote,
    ways,
  } = props;
  return (
    <>
      <div className="wrap lender-crumbs">
        <Breadcrumbs
          items={[{ href: '/credit-nevoi-personale/', label: 'Credit de nevoi personale' }]}
          current={current}
        />
      </div>
      <header className="wrap lender-head">
        <div className="lender-who">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {claims.length > 0 && <p className="fine">{claims.join(' · ')}</p>}
          <LenderIdentity identity={identity} slug={slug} />
          <LenderKnown facts={known} />
        </div>
        <LenderOpenness name={name} openness={openness}>
          {ways}
        </LenderOpenness>
      </header>
      {warningNote && (
        <p className="wrap lender-warning">
          <strong>{warning}</strong> {warningNote}
        </p>
      )}
    </>
  );
}
