import type { SubmitEvent } from 'react';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { checkWords, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { Contract } from '#domain/tools/contract-check/contract.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CarriedValues } from './carried-values.tsx';
import './asked-fact.css';

/** Id of its form. */
export const ASKED_ID = 'intrebare';

type AskedFactProps = {
  asks: CheckField;
  contract: Contract;
  /** first day of the ceilings */
  lawDay: IsoDay | null;
  action: string;
  values: FormValues;
  kept: FormValues | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const { lender, kind, yesNo, insurance, signed } = checkWords;
const yesOrNo = [
  [yesNo.yes, 'Da'],
  [yesNo.no, 'Nu'],
] as const;

/** Returns the fields filled by an answer: naming the date also states that the contract is signed. */
export function askedFields(asks: CheckField | null | undefined): CheckField[] {
  return asks ? (asks === 'data' ? ['data', 'semnat'] : [asks]) : [];
}

type Question = {
  title: string;
  answers: readonly (readonly [value: string, label: string])[];
  hint?: string;
};

/** The one missing fact of a verdict, as a question beside it: each answer is a button that sends the whole form with it. */
export function AskedFact({ asks, contract, lawDay, action, values, kept, onSubmit }: AskedFactProps) {
  const question = questionOf(asks, contract, lawDay);
  const written = writtenFacts[asks];
  if (!question && !written) return null;
  const { [asks]: _, ...others } = values;
  const carried = asks === 'data' ? { ...others, semnat: signed.on } : others;
  return (
    <form className="asked-fact" id={ASKED_ID} action={action} method="post" noValidate onSubmit={onSubmit}>
      <CarriedValues values={carried} kept={kept} />
      {question && (
        <>
          <h2>{question.title}</h2>
          <div className="asked-answers">
            {question.answers.map(([value, label]) => (
              <Button key={value} name={asks} value={value}>
                {label}
              </Button>
            ))}
          </div>
          {question.hint && <p className="fine">{question.hint}</p>}
        </>
      )}
      {written && (
        <>
          <TextField {...written} id="raspuns-cerut" name={asks} autoComplete="off" />
          <Button>Calculați din nou</Button>
        </>
      )}
    </form>
  );
}

const writtenFacts: Partial<Record<CheckField, { label: string; hint: string; unit?: string }>> = {
  data: { label: 'Când ați semnat?', hint: 'De exemplu 16.11.2026.' },
  'suma-contract': { label: 'Care este limita?', hint: 'Scrie în contract.', unit: currencySign() },
  restante: { label: 'Câte zile de întârziere aveți?', hint: '0, dacă sunteți la zi.', unit: 'zile' },
};

function questionOf(asks: CheckField, { payments }: Contract, lawDay: IsoDay | null): Question | null {
  switch (asks) {
    case 'creditor':
      return {
        title: 'Cine vă împrumută?',
        answers: [
          [lender.ifn, 'Un IFN'],
          [lender.bank, 'O bancă'],
          [lender['credit-union'], 'Un CAR'],
        ],
        hint: 'Scrie în contract, lângă nume.',
      };
    case 'tip':
      return {
        title: 'Ce fel de credit este?',
        answers:
          payments.length > 1
            ? [
                [kind.instalments, 'În rate lunare'],
                [kind.single, 'Se dă o dată'],
                [kind.line, 'Linie sau card'],
              ]
            : [
                [kind.single, 'Se dă o dată'],
                [kind.line, 'Linie sau card'],
              ],
      };
    case 'ipoteca':
      return { title: 'Este garantat cu o casă sau cu un teren?', answers: yesOrNo.toReversed() };
    case 'in-derulare':
      if (lawDay === null) return null;
      return { title: `Mai era în derulare la ${formatDate(lawDay)}?`, answers: yesOrNo };
    case 'asigurare-unde':
      return {
        title: 'Cum plătiți asigurarea?',
        answers: [
          [insurance.inPayments, 'În rate'],
          [insurance.apart, 'Separat'],
        ],
      };
    default:
      return null;
  }
}
