import type { Letter } from '#domain/content/letter-schema.ts';

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

/** How many rows a field needs to show a letter whole, where it does not grow by itself. */
export function letterRows(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 62)), 1);
}
