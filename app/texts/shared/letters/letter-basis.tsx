import type { Letter } from '#domain/texts/schemas/letter-schema.ts';

/** The acts a letter leans on; how each was read stands at /legi/. */
export function LetterBasis({ basis }: Pick<Letter, 'basis'>) {
  return (
    <ul className="letter-basis">
      {basis.map(({ name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  );
}
