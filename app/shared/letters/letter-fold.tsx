import { useRef } from 'react';
import { addDays, type IsoDay } from '#domain/calendar/iso-day.ts';
import { deadlineHref } from '#domain/contract-check/deadline-file.ts';
import type { Letter } from '#domain/content/letter-schema.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { LetterBasis, letterRows } from './letter-basis.tsx';
import './letter-fold.css';

type LetterFoldProps = {
  letter: Letter;
  /** its body with the fields filled */
  text: string;
  today: IsoDay;
  /** whom this one goes to, where the same letter stands more than once */
  about?: string | undefined;
};

/** One letter to open: its text to change, copy or print, its deadline, what to keep, and the acts it leans on. */
export function LetterFold({ letter, text, today, about }: LetterFoldProps) {
  const title = about === undefined ? letter.title : `${letter.title}: ${about}`;
  const { when, to, deadline, proof, basis } = letter;
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
          rows={letterRows(text)}
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
            <a
              href={deadlineHref({ day: until, letter: title, text: deadline.text }, today)}
              download="termen.ics"
            >
              Puneți în calendar
            </a>
          </p>
        )}
        <p>{proof}</p>
        <LetterBasis basis={basis} />
      </div>
    </Fold>
  );
}
