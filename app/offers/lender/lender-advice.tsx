import type { LenderPageData } from './lender-page-data.ts';
import { LenderPart, LenderParts } from './lender-part.tsx';

type LenderAdviceProps = Pick<LenderPageData, 'texts' | 'roadsHref'>;

/** Shows whom the lender suits, and what to do before signing. */
export function LenderAdvice({ texts: { suits, stepsTitle, steps }, roadsHref }: LenderAdviceProps) {
  return (
    <LenderParts>
      <LenderPart id="potrivit" title="Vi se potrivește dacă">
        <ul className="lender-suits">
          <li>
            <b>Da:</b> {suits.yes}
          </li>
          <li>
            <b>Nu:</b> {suits.no} <a href={roadsHref}>Vedeți cât cer o bancă sau un CAR</a>.
          </li>
        </ul>
      </LenderPart>
      <LenderPart id="pasi" title={stepsTitle}>
        <ol className="lender-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ol>
      </LenderPart>
    </LenderParts>
  );
}
