import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { canFill, fillText, type TextValues } from './fill-text.ts';
import type { HomeTexts } from './home-texts.ts';
import './questions.css';

/** Frequent questions. One whose answer needs a figure the country's law does not give is left out. */
export function Questions({
  texts: { title, items },
  values,
}: {
  texts: HomeTexts['faq'];
  values: TextValues;
}) {
  return (
    <Band id="intrebari" title={title}>
      <div className="questions">
        {items
          .filter(({ a }) => canFill(a, values))
          .map(({ q, a }, index) => (
            <Fold key={q} summary={q} open={index === 0}>
              <p>{fillText(a, values)}</p>
            </Fold>
          ))}
      </div>
    </Band>
  );
}
