import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PlusMinus } from '#app/ui/plus-minus.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import '#app/ui/data-table.css';
import '#app/ui/prose.css';
import './lender-text.css';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderSources } from './lender-sources.tsx';

type LenderTextProps = Pick<LenderPageData, 'texts' | 'author' | 'sources' | 'notes'>;

/** What the editors write about the lender, a heading a fold, and what the whole page leans on. */
export function LenderText({ texts, author, sources, notes }: LenderTextProps) {
  const { menu, subtitle, updated, html, pros, cons, steps, faq } = texts;
  return (
    <Band id="pe-larg" title={`${menu}, pe larg`} intro={`${subtitle} ${author}, ${formatDate(updated)}.`}>
      <div className="lender-text">
        {partsOf(html).map(({ title, body }) => (
          // The intro says what it is; on a phone the rest would be as long again as all that is known of the lender.
          <Fold key={title} summary={<h3 dangerouslySetInnerHTML={{ __html: title }} />}>
            <div className="prose lender-prose" dangerouslySetInnerHTML={{ __html: body }} />
          </Fold>
        ))}
        <Fold summary={<h3>Plusuri și minusuri</h3>}>
          <PlusMinus pluses={pros} minuses={cons} />
        </Fold>
        <Fold summary={<h3>Pașii, pe scurt</h3>}>
          <StepList steps={steps} level={4} />
        </Fold>
        <Fold summary={<h3>{`Întrebări despre ${menu}`}</h3>}>
          {faq.map(({ q, a }) => (
            <div key={q}>
              <h4>{q}</h4>
              <p>{a}</p>
            </div>
          ))}
        </Fold>
        <LenderSources sources={sources} notes={notes} />
      </div>
    </Band>
  );
}

/** The text under each of its third-level headings, as our own Markdown writes them. Words before the first belong to none. */
function partsOf(html: string): { title: string; body: string }[] {
  return html
    .split('<h3>')
    .slice(1)
    .map((part) => {
      const [title = '', body = ''] = part.split('</h3>');
      return { title, body };
    });
}
