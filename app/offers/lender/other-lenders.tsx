import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import type { LenderPageData, PricedLender } from './lender-page-data.ts';

type OtherLendersProps = Pick<LenderPageData, 'others' | 'offersHref' | 'request'>;

/** Lists the lenders with a known price for the same loan, with their totals, and links to all others. */
export function OtherLenders({ others: { priced, links }, offersHref, request }: OtherLendersProps) {
  return (
    <Band
      id="alti-creditori"
      title={priced.length > 0 ? 'Cât dați înapoi la alții' : 'Alți creditori'}
      intro={
        priced.length > 0 && `Pentru ${moneyInSentence(request.principal)} pe ${formatTerm(request.term)}.`
      }
    >
      <div>
        <Chips
          chips={[
            ...priced.map((lender) => ({ href: lender.href, label: pricedInWords(lender) })),
            { href: offersHref, label: 'Toate ofertele' },
          ]}
        />
        <Fold summary="Toți creditorii, de la A la Z">
          <LinkGrid links={links} narrow />
        </Fold>
      </div>
    </Band>
  );
}

/** Writes „Ferratum: 2 508 lei, preț din 2022”. The linked page names the source of the price. */
function pricedInWords({ name, total, isOld, priceTag }: PricedLender): string {
  return [`${name}: ${formatMoney(total)}`, isOld && priceTag].filter(Boolean).join(', ');
}
