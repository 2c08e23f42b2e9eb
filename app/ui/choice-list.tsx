import './choice-list.css';

export type Choice = { text: string; href: string; note: string };

/** Lists links, one below the other, each with its purpose. */
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
