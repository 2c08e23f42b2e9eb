import './choice-list.css';

export type Choice = { text: string; href: string; note: string };

/** Ways onward, one below the other: a link and what it is good for. */
export function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="choice-list">
      {choices.map(({ text, href, note }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}
