import '#app/ui/field.css';
import './letter.css';

type LetterTextProps = {
  id: string;
  /** what the text is, for whoever does not see what stands above it */
  label: string;
  text: string;
};

/** The text of a letter or a list: to be changed, selected, copied (app/ui/copy-text.tsx) and printed. */
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

/** How many rows a field needs to show a text whole, where it does not grow by itself. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 62)), 1);
}
