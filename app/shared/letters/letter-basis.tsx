import type { Letter } from '#domain/content/letter-schema.ts';
import { statusWords } from '#domain/law/reading-status.ts';

/** The acts a letter leans on, and how each was read. */
export function LetterBasis({ basis }: Pick<Letter, 'basis'>) {
  return (
    <ul className="letter-basis">
      {basis.map(({ name, status, href }) => (
        <li key={name}>
          {href ? <a href={href}>{name}</a> : name}, {statusWords[status]}
        </li>
      ))}
    </ul>
  );
}
