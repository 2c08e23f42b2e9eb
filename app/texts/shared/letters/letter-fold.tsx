import { useRef } from 'react';
import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import { deadlineHref } from '#domain/tools/contract-check/deadline-file.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyText } from '#app/ui/copy-text.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { LetterBasis } from './letter-basis.tsx';
import { LetterText } from './letter-text.tsx';

type LetterFoldProps = {
  /** of its text, on the page */
  id: string;
  letter: Letter;
  /** its body with the fields filled */
  text: string;
  today: IsoDay;
  /** recipient, if the page has the same letter several times */
  about?: string | undefined;
};

/** Shows one letter in a fold: its text to change, copy or print, its deadline, what to keep, and the acts it relies on. */
export function LetterFold({ id, letter, text, today, about }: LetterFoldProps) {
  const title = about === undefined ? letter.title : `${letter.title}: ${about}`;
  const { when, to, deadline, proof, basis } = letter;
  const sheet = useRef<HTMLDivElement>(null);
  const until = deadline && addDays(today, deadline.days);
  const printAlone = () => {
    sheet.current?.setAttribute('data-print', '');
    addEventListener('afterprint', () => sheet.current?.removeAttribute('data-print'), { once: true });
    print();
  };
  return (
    <Fold summary={title}>
      <div className="letter" ref={sheet}>
        <p className="letter-when">
          {when} Se trimite {to}.
        </p>
        <LetterText id={id} label={`Textul scrisorii: ${title}`} text={text} />
        <p className="letter-acts needs-script">
          <CopyText of={id} />
          <Button kind="line" small type="button" onClick={printAlone}>
            Tipăriți scrisoarea
          </Button>
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
