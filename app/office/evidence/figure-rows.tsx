import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldNotes } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { figureWords } from '#domain/offers/evidence/typed-words.ts';
import type { Change } from '#app/desk/use-change.ts';

const kinds = [
  { value: '', label: 'Alegeți' },
  ...figureWords.map(({ words }) => ({ value: words, label: words })),
];

/** Asks for the figures of a source, one per row: the measure, and the value as printed. An emptied row is dropped. */
export function FigureRows({ begin, fieldOf }: { begin: string } & Pick<Change, 'fieldOf'>) {
  const rows = begin.split('\n').map((line) => {
    const at = line.lastIndexOf(':');
    return { kind: line.slice(0, Math.max(at, 0)), value: line.slice(at + 1).trim() };
  });
  const [count, setCount] = useState(Math.max(rows.length, 3));
  const { id, error } = fieldOf('cifre');
  return (
    <fieldset id={id} tabIndex={-1} className={error ? 'field-error' : undefined}>
      <legend className="label">Cifrele</legend>
      <FieldNotes
        id={id}
        hint="Cu virgulă, cum le tipărește sursa: „0,75”, „peste 60 000”, „de la 10”, „1 090 - 1 099”"
        error={error}
      />
      <div className="office-stack">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="figure-values">
            <SelectField
              id={`cifra-${at}-fel`}
              name="cifra.fel"
              label={`Cifra ${at + 1}: ce măsoară`}
              options={kinds}
              defaultValue={rows[at]?.kind ?? ''}
            />
            <TextField
              id={`cifra-${at}-valoare`}
              name="cifra.valoare"
              label={`Cifra ${at + 1}: valoarea`}
              defaultValue={rows[at]?.value ?? ''}
              autoComplete="off"
            />
          </div>
        ))}
        <Button kind="line" small type="button" onClick={() => setCount(count + 1)}>
          Încă o cifră
        </Button>
      </div>
    </fieldset>
  );
}
