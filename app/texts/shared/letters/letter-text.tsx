import '#app/ui/field.css';
import './letter.css';

type LetterTextProps = {
  id: string;
  /** accessible name of the text */
  label: string;
  text: string;
};

/** Shows the text of a letter or a list: to be changed, selected, copied (app/ui/copy-text.tsx) and printed. */
export function LetterText({ id, label, text }: LetterTextProps) {
  return (
    <textarea
      key={text}
      id={id}
      className="input letter-text"
      aria-label={label}
      defaultValue={text}
      rows={rowsOf(text)}
    />
  );
}

/** Estimates the rows that a field needs to show a text whole, where the field does not grow by itself. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 62)), 1);
}
