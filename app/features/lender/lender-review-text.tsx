import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import '#app/ui/data-table.css';
import '#app/ui/prose.css';
import './lender-review-text.css';
import type { LenderPageData } from './lender-page-data.ts';

type LenderReviewTextProps = Pick<LenderPageData, 'texts' | 'author'>;

/** The editors' text about the lender. Its headings are of the third level, below this section's own. */
export function LenderReviewText({ texts, author }: LenderReviewTextProps) {
  return (
    <Band id="pe-larg" title={`${texts.menu}, pe larg`} intro={`${author}, ${formatDate(texts.updated)}.`}>
      <div className="prose lender-prose" dangerouslySetInnerHTML={{ __html: texts.html }} />
    </Band>
  );
}
