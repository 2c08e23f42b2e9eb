import { Fold } from './fold.tsx';
import './question-list.css';

/** Lists questions as folds, one per line. */
export function QuestionList({ questions }: { questions: readonly { q: string; a: string }[] }) {
  return (
    <div className="question-list">
      {questions.map(({ q, a }) => (
        <Fold key={q} summary={q}>
          <p>{a}</p>
        </Fold>
      ))}
    </div>
  );
}
