import { Drawing } from './drawing.tsx';
import type { SmallDrawing } from './drawings.ts';
import './step-list.css';

type StepListProps = {
  steps: readonly { title: string; text: string; drawing?: SmallDrawing | undefined }[];
  /** level of the steps' titles: one below the heading above them */
  level?: 2 | 3 | 4;
};

/** Shows steps in order, with large numbers. */
export function StepList({ steps, level = 3 }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <ol className="step-list">
      {steps.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing && <Drawing name={drawing} />}
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
