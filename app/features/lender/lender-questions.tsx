import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { LenderTexts } from './lender-page-data.ts';
import './lender-questions.css';

/** Questions people ask about this lender. */
export function LenderQuestions({ menu, faq }: Pick<LenderTexts, 'menu' | 'faq'>) {
  return (
    <Band id="intrebari" title={`Întrebări despre ${menu}`}>
      <div className="lender-questions">
        {faq.map(({ q, a }, index) => (
          <Fold key={q} summary={q} open={index === 0}>
            <p>{a}</p>
          </Fold>
        ))}
      </div>
    </Band>
  );
}
