import './step-list.css';

type StepListProps = {
  steps: readonly { title: string; text: string }[];
  /** of the steps' titles: one below the heading they stand under */
  level?: 2 | 3 | 4;
};

/** Steps in their order, with large numbers. */
export function StepList({ steps, level = 3 }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <ol className="step-list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
