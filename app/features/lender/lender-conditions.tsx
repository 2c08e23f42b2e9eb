import { Band } from '#app/ui/band.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-conditions.css';

type LenderConditionsProps = { conditions: NonNullable<LenderPageData['conditions']> };

/** What the lender lends, asks and decides, each with where it was read. */
export function LenderConditions({ conditions }: LenderConditionsProps) {
  return (
    <Band id="conditii" title="Condiții" intro="Numai cele scrise de creditor, cu sursa lor.">
      <div className="lender-stack">
        {conditions.length === 0 && (
          <p>
            Nu am găsit condițiile într-o sursă a creditorului. Cereți-i formularul standard cu informații
            înainte să trimiteți acte.
          </p>
        )}
        {conditions.map(({ source, items }) => (
          <div key={`${source.name}|${source.date}`} className="lender-group">
            <ul className="lender-ticks">
              {items.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <SourceLine sources={[source]} />
          </div>
        ))}
      </div>
    </Band>
  );
}
