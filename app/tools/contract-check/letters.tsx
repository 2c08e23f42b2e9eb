import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { fillLetter, letterFields } from '#domain/tools/contract-check/fill-letter.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import { LetterFold } from '#app/texts/shared/letters/letter-fold.tsx';

type LettersProps = { letters: readonly Letter[]; checked: CheckedContract; today: IsoDay };

/** Shows letters and their recipients: templates filled with the answers, to change, copy or print. The site sends nothing. */
export function Letters({ letters, checked, today }: LettersProps) {
  const fields = letterFields(checked, today);
  return (
    <details id="scrisori">
      <summary className="btn">Scrisoarea, gata de trimis</summary>
      <p className="fine">
        Sunt modele, nu consultanță juridică. Completați liniile goale. Fără verificare, le găsiți la{' '}
        <a href="/scrisori/">Scrisori</a>.
      </p>
      <div>
        {letters.map((letter) => (
          <LetterFold
            key={letter.name}
            id={`scrisoare-${letter.name}`}
            letter={letter}
            text={fillLetter(letter.body, fields)}
            today={today}
          />
        ))}
      </div>
    </details>
  );
}
