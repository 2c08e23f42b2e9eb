import './term-list.css';

/** Lists explanations, each under its term. */
export function TermList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="term-list">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
