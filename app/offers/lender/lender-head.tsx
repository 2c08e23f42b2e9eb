import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Facts } from '#app/ui/facts.tsx';
import type { HeadFact } from './head-facts.ts';
import './lender-head.css';

type LenderHeadProps = {
  /** where one is, in a word or two */
  current: string;
  title: string;
  /** for whom it is and for whom not, in two sentences; null: nobody wrote it */
  verdict: string | null;
  claims: readonly string[];
  facts: readonly HeadFact[];
  /** the way on; nothing while there is none */
  ways: ReactNode;
};

/** The first screen of a lender: the answer, the verdict, what it lends and who it is, the way on. */
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
