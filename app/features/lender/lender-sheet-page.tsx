import { UnreadRequest } from '#app/shared/loan-request/unread-request.tsx';
import type { ReactNode } from 'react';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { LateCost } from './late-cost.tsx';
import { LenderConditions } from './lender-conditions.tsx';
import { LenderEvidence } from './lender-evidence.tsx';
import { LenderHead } from './lender-head.tsx';
import { LenderMinimum } from './lender-minimum.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderSources } from './lender-sources.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import { LenderWays } from './lender-ways.tsx';
import './lender-offer.css';

export type LenderSheetPageData = Pick<
  LenderPageData,
  | 'slug'
  | 'eyebrow'
  | 'claims'
  | 'identity'
  | 'known'
  | 'openness'
  | 'evidence'
  | 'minimum'
  | 'conditions'
  | 'late'
  | 'request'
  | 'errors'
  | 'warning'
  | 'warningNote'
  | 'isAvailable'
  | 'offerId'
  | 'leavingHref'
  | 'askHref'
  | 'offersHref'
  | 'sources'
> & {
  name: string;
  description: string;
  /** path of the full page, the canonical one; null when there is none */
  fullPath: string | null;
};

/**
 * A lender by the number of its offer: all that is known of one without a text of its own, the head and the figures of one that
 * has a full page, to which search engines are sent.
 */
export function LenderSheetPage({ data, figures }: { data: LenderSheetPageData; figures: ReactNode }) {
  const { slug, name, request, errors, isAvailable, fullPath, evidence, minimum, conditions } = data;
  const isWhole = fullPath === null;
  const other = isWhole
    ? { href: data.offersHref, label: 'Comparați cu alte oferte' }
    : { href: fullPath, label: `Pagina întreagă despre ${name}` };
  return (
    <article className="lender">
      <PageHead
        title={`${name}, pe scurt`}
        description={data.description}
        isListed={false}
        canonical={fullPath}
        image="creditori"
      />
      <LenderHead
        {...data}
        current={`${name}, pe scurt`}
        title={name}
        ways={
          (isAvailable || !isWhole) && (
            <LenderWays
              name={name}
              offerId={data.offerId}
              leavingHref={data.leavingHref}
              askHref={data.askHref}
              other={other}
            />
          )
        }
      />
      {!isAvailable && <LenderUnavailable askHref={data.askHref} />}
      {isWhole && evidence && <LenderEvidence evidence={evidence} slug={slug} />}
      {isAvailable && errors.length > 0 && (
        <Band id="oferta" title="Pentru suma dumneavoastră">
          <UnreadRequest errors={errors} href={data.offersHref} />
        </Band>
      )}
      {isAvailable && errors.length === 0 && (
        <Band
          id="oferta"
          title={`Pentru ${moneyInSentence(request.principal)}, pe\u00a0${formatTerm(request.term)}`}
        >
          <div className="lender-stack">{figures}</div>
        </Band>
      )}
      {isWhole && (
        <>
          {errors.length === 0 && minimum && <LenderMinimum minimum={minimum} slug={slug} />}
          {conditions && <LenderConditions conditions={conditions} slug={slug} />}
          <LateCost late={data.late} slug={slug} principal={request.principal} />
          <Band id="de-unde-stim" title="De unde știm">
            <LenderSources sources={data.sources} />
          </Band>
        </>
      )}
    </article>
  );
}
