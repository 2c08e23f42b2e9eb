import { Fold } from './fold.tsx';
import './question-list.css';

/** Questions to open; the first one is open, to show that they have answers. */
export function QuestionList({ questions }: { questions: readonly { q: string; a: string }[] }) {
  return (
    <div className="question-list">
      {questions.map(({ q, a }, index) => (
        <Fold key={q} summary={q} open={index === 0}>
          <p>{a}</p>
        </Fold>
      ))}
    </div>
  );
}
