import type { RefObject, SubmitEvent } from 'react';
import { stepFields, stepWords } from '#domain/contract-check/check-step.ts';
import { answerName, answerOf } from '#domain/contract-check/read-text/confirm-figures.ts';
import { BORDER } from '#domain/contract-check/read-text/lay-out.ts';
import { markText } from '#domain/contract-check/read-text/mark-text.ts';
import type {
  Candidate,
  TextQuestion,
  TextQuestionKind,
} from '#domain/contract-check/read-text/text-question.ts';
import type { FormValues } from '#domain/forms/form-state.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { CarriedValues } from './carried-values.tsx';

type TextFindingsProps = {
  action: string;
  values: FormValues;
  kept: FormValues | null;
  text: string;
  questions: readonly TextQuestion[];
  heading: RefObject<HTMLHeadingElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** What a text seems to say, marked in it. Nothing of it goes into the form before a person says which figure is right. */
export function TextFindings(props: TextFindingsProps) {
  const { action, values, kept, text, questions, heading, onSubmit } = props;
  if (questions.length === 0) {
    return (
      <section className="wrap text-findings" aria-labelledby="gasite">
        <h2 id="gasite" tabIndex={-1} ref={heading}>
          Nu am recunoscut nicio cifră
        </h2>
        <p>Căutăm numai după rubricile cunoscute ale formularului standard. Scrieți cifrele în formular.</p>
      </section>
    );
  }
  return (
    <section className="wrap text-findings" aria-labelledby="gasite">
      <h2 id="gasite" tabIndex={-1} ref={heading}>
        {`Am găsit ${countNoun(questions.length, 'lucru', 'lucruri')} în text`}
      </h2>
      <p className="lede">Alegeți ce este corect. Ce nu alegeți nu intră în formular.</p>
      <div className="text-findings-desk">
        <form id="confirmare" action={action} method="post" noValidate onSubmit={onSubmit}>
          <CarriedValues values={values} kept={kept} />
          {questions.map(({ kind, candidates }, index) => (
            <RadioGroup
              key={answerName(index)}
              name={answerName(index)}
              legend={`${index + 1}. ${titles[kind]}`}
              value=""
              options={[
                ...candidates.map((candidate) => ({
                  value: answerOf(candidate.fills),
                  label: inWords(kind, candidate),
                })),
                { value: '', label: candidates.length > 1 ? 'Nu pun niciuna' : 'Nu o pun în formular' },
              ]}
            />
          ))}
          <Button name={stepFields.step} value={stepWords.confirm}>
            Puneți în formular ce am ales
          </Button>
        </form>
        <div className="text-marked" tabIndex={0} role="region" aria-label="Textul, cu cifrele marcate">
          {markText(text, questions).map(({ text: words, question }, index) =>
            question === null ? (
              words.replaceAll(BORDER, '')
            ) : (
              <mark key={index}>
                <b>
                  <span className="sr">întrebarea </span>
                  {question + 1}
                </b>
                {words}
              </mark>
            ),
          )}
        </div>
      </div>
    </section>
  );
}

const titles: Readonly<Record<TextQuestionKind, string>> = {
  credit: 'Suma creditului',
  received: 'Suma primită în mână',
  term: 'Perioada',
  payments: 'Cât plătiți',
  'dated-payments': 'Plățile, cu zilele lor',
  rate: 'Dobânda',
  fixed: 'Felul dobânzii',
  apr: 'DAE',
  fee: 'Un comision',
  'monthly-fee': 'Un comision lunar',
  early: 'Compensația la plata mai devreme',
  insurance: 'Prima de asigurare',
  penalty: 'Penalizarea pe zi',
  signed: 'Data contractului',
  'money-day': 'Ziua în care primiți banii',
  extension: 'O prelungire',
  minimum: 'Plata minimă',
  'credit-kind': 'Felul creditului',
  lender: 'Cine vă împrumută',
};

/** A candidate as the form would take it: two that have the same words say different things. */
function inWords(kind: TextQuestionKind, { words, fills }: Candidate): string {
  if (kind === 'fee' || kind === 'monthly-fee') {
    return fills.comisioane === undefined && fills['comision-lunar'] === undefined
      ? `„${words}”, cuprins deja în rate sau în total: numai numele`
      : `„${words}”, plătit pe lângă rate și total: numele și suma`;
  }
  if (kind === 'rate') return `${fills.dobanda}% ${fills.pe === 'zi' ? 'pe zi' : 'pe an'}`;
  if (kind === 'apr') return `${fills.dae}%`;
  if (kind === 'dated-payments')
    return countNoun((fills.plati ?? '').split('\n').length, 'plată cu dată', 'plăți cu dată');
  if (kind === 'term') return fills.termen ?? words;
  return words;
}
