import { Band } from '#app/ui/band.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import { canFill, fillText, type TextValues } from './fill-text.ts';
import type { HomeTexts } from './home-texts.ts';

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
      <QuestionList
        questions={items
          .filter(({ a }) => canFill(a, values))
          .map(({ q, a }) => ({ q, a: fillText(a, values) }))}
      />
    </Band>
  );
}
