import type { ReactNode } from 'react';
import { UnreadRequest } from '#app/offers/shared/loan-request/unread-request.tsx';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { LenderHead } from './lender-head.tsx';
import { LenderNotes } from './lender-notes.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderPart, LenderParts } from './lender-part.tsx';
import { LenderSources } from './lender-sources.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import { LenderWays } from './lender-ways.tsx';

export type LenderSheetPageData = Pick<
  LenderPageData,
  | 'slug'
  | 'eyebrow'
  | 'claims'
  | 'identity'
  | 'facts'
  | 'phone'
  | 'openness'
  | 'evidence'
  | 'minimum'
  | 'conditions'
  | 'late'
  | 'request'
  | 'errors'
  | 'isAvailable'
  | 'isPriced'
  | 'offerId'
  | 'leavingHref'
  | 'whoPays'
  | 'askHref'
  | 'offersHref'
  | 'sources'
> & {
  name: string;
  description: string;
  /** as on its full page; null without one */
  verdict: string | null;
  /** path of the full page, the canonical one; null without one */
  fullPath: string | null;
};

/**
 * Shows a lender by the id of its offer: everything known about a lender without a text of its own; only the head and the figures
 * of one with a full page, which is canonical.
 */
export function LenderSheetPage({ data, figures }: { data: LenderSheetPageData; figures: ReactNode }) {
  const { name, request, errors, isAvailable, fullPath } = data;
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
        ways={(isAvailable || !isWhole) && <LenderWays {...data} other={other} />}
      />
      {!isAvailable && <LenderUnavailable askHref={data.askHref} />}
      {isAvailable && (
        <LenderParts>
          {errors.length > 0 ? (
            <LenderPart id="oferta" title="Suma și perioada dumneavoastră">
              <UnreadRequest errors={errors} href={data.offersHref} />
            </LenderPart>
          ) : (
            <LenderPart
              id="oferta"
              title={`Pentru ${moneyInSentence(request.principal)}, pe\u00a0${formatTerm(request.term)}`}
            >
              {figures}
            </LenderPart>
          )}
        </LenderParts>
      )}
      {isWhole && (
        <LenderNotes data={data} texts={null}>
          <LenderSources {...data} signature={null} />
        </LenderNotes>
      )}
    </article>
  );
}
