import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Facts } from '#app/ui/facts.tsx';
import type { HeadFact } from './head-facts.ts';
import './lender-head.css';

type LenderHeadProps = {
  /** name of the page in breadcrumbs, one or two words */
  current: string;
  title: string;
  /** whom the lender suits and whom not, in two sentences; null: not written yet */
  verdict: string | null;
  claims: readonly string[];
  facts: readonly HeadFact[];
  /** links of the next step; nothing without one */
  ways: ReactNode;
};

/** Shows the first screen of a lender: the answer, the verdict, its loans and identity, the next step. */
export function LenderHead({ current, title, verdict, claims, facts, ways }: LenderHeadProps) {
  return (
    <>
      <div className="wrap lender-crumbs">
        <Breadcrumbs
          items={[{ href: '/credit-nevoi-personale/', label: 'Credit de nevoi personale' }]}
          current={current}
        />
      </div>
      <header className="wrap lender-head">
        <h1>{title}</h1>
        {verdict && <p className="lender-verdict">{verdict}</p>}
        {claims.length > 0 && <p className="fine">{claims.join(' · ')}</p>}
        {facts.length > 0 && <Facts facts={facts} />}
        {ways}
      </header>
    </>
  );
}
