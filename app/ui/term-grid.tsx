import './term-grid.css';

type TermGridProps = { items: readonly { title: string; text: string; link?: string }[] };

/** Shows short explanations side by side, each under its term, which may be a link. */
export function TermGrid({ items }: TermGridProps) {
  return (
    <dl className="term-grid">
      {items.map(({ title, text, link }) => (
        <div key={title}>
          <dt>{link ? <a href={link}>{title}</a> : title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
