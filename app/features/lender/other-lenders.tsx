import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { LenderPageData, PricedLender } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './other-lenders.css';

type OtherLendersProps = Pick<LenderPageData, 'others' | 'errors' | 'request' | 'offersHref'>;

/** The lenders whose price for the same loan is known, and links to all the rest. */
export function OtherLenders({ others: { priced, links }, errors, request, offersHref }: OtherLendersProps) {
  return (
    <Band
      id="alti-creditori"
      title="Alți creditori"
      intro={
        <>
          {errors.length === 0 && (
            <>
              {moneyInSentence(request.principal)}, pe&nbsp;{formatTerm(request.term)}.{' '}
            </>
          )}
          <a href={offersHref}>Toate ofertele pentru această sumă</a>, cu{' '}
          <a href="/cum-ordonam/">ordinea lor</a>.
        </>
      }
    >
      <div className="lender-stack">
        <div>
          {priced.length > 0 && (
            <Fold summary={`Cu un preț cunoscut: ${priced.map(({ name }) => name).join(', ')}`}>
              <ul className="lender-others">
                {priced.map((lender) => (
                  <li key={lender.href}>
                    <PricedRow lender={lender} />
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          <Fold
            summary={priced.length > 0 ? 'Ceilalți creditori, de la A la Z' : 'Toți creditorii, de la A la Z'}
          >
            <LinkGrid links={links} narrow />
          </Fold>
        </div>
      </div>
    </Band>
  );
}

function PricedRow({ lender }: { lender: PricedLender }) {
  const { name, href, cost, total, aprPercent, priceTag, repayment, isOld, source } = lender;
  return (
    <>
      <h3>
        <a href={href}>{name}</a> {priceTag && <Tag>{priceTag}</Tag>}
      </h3>
      <p className="lender-others-say">
        {'dați înapoi '}
        <b>{formatMoney(total)}</b>
        {', cost '}
        <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>
        {`, DAE ${formatApr(aprPercent)}`}
      </p>
      {repayment && <p className="fine">{repayment}</p>}
      <SourceLine label="Preț" sources={[source]} />
    </>
  );
}
