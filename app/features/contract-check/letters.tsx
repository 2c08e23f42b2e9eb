import { useRef } from 'react';
import { addDays, type IsoDay } from '#domain/calendar/iso-day.ts';
import { statusWords } from '#domain/contract-check/acts.ts';
import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import { deadlineHref } from '#domain/contract-check/deadline-file.ts';
import { fillLetter, letterFields } from '#domain/contract-check/fill-letter.ts';
import type { Letter } from '#domain/content/letter-schema.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import './letters.css';

type LettersProps = { letters: readonly Letter[]; checked: CheckedContract; today: IsoDay };

/** What one can write, and to whom: models made of the answers, to be changed, copied or printed. They go nowhere by themselves. */
export function Letters({ letters, checked, today }: LettersProps) {
  const fields = letterFields(checked, today);
  return (
    <Band
      id="scrisori"
      title="Ce puteți face"
      intro="Model de scrisoare: verificați-l; nu este consultanță juridică. Ce nu știm am lăsat cu linii de completat."
    >
      <div>
        {letters.map((letter) => (
          <LetterFold
            key={letter.title}
            letter={letter}
            text={fillLetter(letter.body, fields)}
            today={today}
          />
        ))}
      </div>
    </Band>
  );
}

function LetterFold({ letter, text, today }: { letter: Letter; text: string; today: IsoDay }) {
  const { title, when, to, deadline, proof, basis } = letter;
  const area = useRef<HTMLTextAreaElement>(null);
  const copied = useRef<HTMLSpanElement>(null);
  const until = deadline && addDays(today, deadline.days);
  const copy = async () => {
    const told = copied.current;
    await navigator.clipboard.writeText(area.current?.value ?? '').then(
      () => told && (told.textContent = 'Textul a fost copiat.'),
      () => told && (told.textContent = 'Textul nu a putut fi copiat: selectați-l și copiați-l de mână.'),
    );
  };
  const printAlone = () => {
    const sheet = area.current?.closest<HTMLElement>('.letter');
    sheet?.setAttribute('data-print', '');
    addEventListener('afterprint', () => sheet?.removeAttribute('data-print'), { once: true });
    print();
  };
  return (
    <Fold summary={title}>
      <div className="letter">
        <p className="letter-when">
          {when} Se trimite {to}.
        </p>
        <textarea
          key={text}
          ref={area}
          className="input letter-text"
          aria-label={`Textul scrisorii: ${title}`}
          defaultValue={text}
          rows={text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 62)), 1)}
        />
        <p className="letter-acts needs-script">
          <Button kind="line" small type="button" onClick={() => void copy()}>
            Copiați textul
          </Button>
          <Button kind="line" small type="button" onClick={printAlone}>
            Tipăriți scrisoarea
          </Button>
          <span className="fine" role="status" ref={copied} />
        </p>
        {until && (
          <p>
            <b>{formatDate(until)}</b>, dacă o trimiteți azi: {deadline.text}.{' '}
            <a href={deadlineHref(until, deadline.text, today)} download="termen.ics">
              Puneți în calendar
            </a>
          </p>
        )}
        <p>{proof}</p>
        <ul className="letter-basis">
          {basis.map(({ name, status, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
              , {statusWords[status]}
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
