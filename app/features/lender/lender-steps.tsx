import { Band } from '#app/ui/band.tsx';
import type { LenderTexts } from './lender-page-data.ts';
import './lender-steps.css';

/** How one asks for a loan here, as far as it is known. */
export function LenderSteps({ steps }: Pick<LenderTexts, 'steps'>) {
  return (
    <Band id="pasi" title="Pașii, pe scurt">
      <ol className="lender-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
