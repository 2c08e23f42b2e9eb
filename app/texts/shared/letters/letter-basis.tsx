import type { Letter } from '#domain/texts/schemas/letter-schema.ts';

/** Lists the acts a letter relies on; /legi/ says how each was read. */
export function LetterBasis({ basis }: Pick<Letter, 'basis'>) {
  return (
    <ul className="letter-basis">
      {basis.map(({ name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  );
}
