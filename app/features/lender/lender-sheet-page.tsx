import type { ReactNode } from 'react';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { EvidenceView } from './evidence-view.ts';
import type { KnownFact } from './known-facts.ts';
import { LenderEvidence } from './lender-evidence.tsx';
import { LenderKnown } from './lender-known.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import './lender-offer.css';
import './lender-sheet-page.css';

export type LenderSheetPageData = {
  name: string;
  /** null while there is no record of an offer */
  eyebrow: string | null;
  /** register line */
  identity: string | null;
  description: string | null;
  subtitle: string | null;
  request: LoanRequest;
  warning: string | null;
  warningNote: string | null;
  isAvailable: boolean;
  /** of the offer that is here now */
  offerId: string | null;
  leavingHref: string | null;
  /** what is known, in a row */
  known: KnownFact[];
  /** null where nothing that may be shown is known of its prices */
  evidence: EvidenceView | null;
  /** path of the full page, the canonical one; null when there is none */
  fullPath: string | null;
};

/** A lender in short, for those who come by the number of an offer. Search engines are sent to the full page. */
export function LenderSheetPage({ data, figures }: { data: LenderSheetPageData; figures: ReactNode }) {
  const { name, subtitle, request, isAvailable, fullPath } = data;
  return (
    <article className="lender-sheet">
      <PageHead
        title={`${name}, pe scurt`}
        description={data.description}
        isListed={false}
        canonical={fullPath}
        image="creditori"
      />
      <div className="wrap">
        <Breadcrumbs
          items={[{ href: '/credit-nevoi-personale/', label: 'Credit de nevoi personale' }]}
          current={`${name}, pe scurt`}
        />
        <header>
          {data.eyebrow && <p className="eyebrow">{data.eyebrow}</p>}
          <h1>{name}</h1>
          {subtitle && <p className="lede">{subtitle}</p>}
          {data.identity && <p className="fine">{data.identity}</p>}
          <LenderKnown facts={data.known} />
        </header>
        {isAvailable && (
          <section className="lender-stack" aria-labelledby="oferta-titlu">
            <h2 id="oferta-titlu">
              Pentru {moneyInSentence(request.principal)}, pe&nbsp;{formatTerm(request.term)}
            </h2>
            {figures}
          </section>
        )}
      </div>
      {!isAvailable && <LenderUnavailable />}
      {/* A lender with a page of its own has its evidence there. */}
      {fullPath === null && data.evidence && <LenderEvidence evidence={data.evidence} />}
      <div className="wrap lender-sheet-end">
        {data.warning && (
          <p>
            <strong>{data.warning}</strong> {data.warningNote}
          </p>
        )}
        <p className="lender-sheet-ways" data-offer={data.offerId}>
          {data.leavingHref && (
            <ButtonLink href={data.leavingHref} rel="nofollow">
              Mergeți la {name}
            </ButtonLink>
          )}
          {fullPath && (
            <ButtonLink href={fullPath} kind="line">
              Pagina întreagă despre {name}
            </ButtonLink>
          )}
        </p>
      </div>
    </article>
  );
}
