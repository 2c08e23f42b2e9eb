import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { checkWords } from '#domain/tools/contract-check/check-fields.ts';
import { stepFields, stepWords } from '#domain/tools/contract-check/check-step.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import { answerName, sameSum } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import { DOUBT } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { BORDER } from '#domain/tools/contract-check/read-text/text-marks.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { DeviceNote } from '#app/tools/shared/on-device/device-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { AskedFigureField } from './asked-figure-field.tsx';
import { CarriedValues } from './carried-values.tsx';
import type { FoundText } from './find-in-text.ts';
import { FoundFigureField } from './found-figure-field.tsx';
import { foundRows } from './found-rows.ts';
import './found-figures-form.css';

type FoundFiguresFormProps = {
  action: string;
  /** of the whole form, including the figures found */
  values: FormValues;
  kept: FormValues | null;
  found: FoundText;
  lenders: readonly ListedLender[];
  isOnDevice: boolean;
  /** the answer is already shown above */
  isAnswered: boolean;
  heading: RefObject<HTMLHeadingElement | null> | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** link to add one more page */
  children: ReactNode;
};

/**
 * Lists the figures of a photo, a PDF or a text: taken over, each with the words it was read from, to be corrected in place. Asks
 * if a text states two values.
 */
export function FoundFiguresForm(props: FoundFiguresFormProps) {
  const { action, values, kept, found, lenders, isOnDevice, isAnswered, heading, onSubmit, children } = props;
  const { figures, asked, text } = found;
  const { rows, carried, isSameSum } = foundRows(found, values);
  const count = rows.filter(({ line }) => line !== '').length + asked.length;
  const doubtful = figures.filter(({ isDoubtful }) => isDoubtful).length;
  const title =
    count === 0 ? 'Nu am recunoscut nicio cifră' : `Am citit ${countNoun(count, 'lucru', 'lucruri')}`;
  const list = (
    <>
      <p className="lede">{leadOf(count, asked.length, doubtful)}</p>
      <form
        className="found-form"
        id="verificare"
        action={action}
        method="post"
        noValidate
        onSubmit={onSubmit}
      >
        <CarriedValues values={carried} kept={kept} />
        {isSameSum && <input type="hidden" name={sameSum.name} value={sameSum.yes} />}
        {asked.map((question, index) => (
          <AskedFigureField key={answerName(index)} id={answerName(index)} question={question} />
        ))}
        <div className="found-rows">
          {rows.map((figure) => (
            <FoundFigureField
              key={figure.field}
              figure={figure}
              per={values['pe'] ?? checkWords.per.year}
              lenders={lenders}
            />
          ))}
        </div>
        <Button>{isAnswered ? 'Calculați din nou' : 'Vedeți ce semnați'}</Button>
        <Button kind="line" name={stepFields.step} value={stepWords.confirm}>
          Știu mai multe: arătați tot formularul
        </Button>
        <DeviceNote isOnDevice={isOnDevice} what="figures" />
      </form>
      {children}
      <Fold summary="Vedeți tot textul citit">
        <p className="found-text">{text.replaceAll(DOUBT, '').replaceAll(BORDER, '')}</p>
      </Fold>
    </>
  );
  if (isAnswered) {
    return (
      <div className="found">
        <Fold summary={`De unde știm: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}>
          <div className="found">{list}</div>
        </Fold>
      </div>
    );
  }
  return (
    <section className="wrap found" aria-labelledby="gasite">
      <h2 id="gasite" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {list}
    </section>
  );
}

function leadOf(count: number, asked: number, doubtful: number): string {
  if (count === 0) return 'Scrieți cele trei cifre de mai jos: le găsiți în ofertă sau în contract.';
  if (asked > 0) return 'În text stau două răspunsuri la aceeași întrebare. Spuneți-ne care este cel bun.';
  if (doubtful > 0) return 'Ce este marcat „de verificat” nu s-a citit clar. Comparați cu hârtia.';
  return 'Comparați-le cu hârtia și corectați ce nu se potrivește.';
}
