import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { fillLetter } from '#domain/tools/contract-check/fill-letter.ts';
import { debtLetterFields, debtLetters } from '#domain/tools/debts/debt-letters.ts';
import type { DebtsPlan } from '#domain/tools/debts/debts-plan.ts';
import { LetterFold } from '#app/texts/shared/letters/letter-fold.tsx';
import { Band } from '#app/ui/band.tsx';
import type { DebtsPageData } from './debts-page-data.ts';

type DebtLettersProps = { plan: DebtsPlan; letters: DebtsPageData['letters']; today: IsoDay };

/** Shows the letters that fit these debts; the others are on the page of the contract check. */
export function DebtLetters({ plan, letters, today }: DebtLettersProps) {
  return (
    <Band
      id="scrisori"
      title="Ce puteți scrie"
      intro="Model de scrisoare: verificați-l; nu este consultanță juridică. Completați liniile."
    >
      <div>
        {debtLetters(plan).map(({ name, creditor }, at) => (
          <LetterFold
            key={`${name} ${creditor}`}
            id={`scrisoare-${at}`}
            letter={letters[name]}
            text={fillLetter(letters[name].body, debtLetterFields(creditor, today))}
            today={today}
            about={creditor ?? undefined}
          />
        ))}
        <p className="debts-letters-more">
          Revizuirea unui contract prea scump, retragerea în 14 zile, dovada că ați plătit tot și sesizările
          sunt la <a href="/scrisori/">celelalte scrisori</a>.
        </p>
      </div>
    </Band>
  );
}
