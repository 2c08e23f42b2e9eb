import { answerOf } from '#domain/tools/contract-check/read-text/confirm-figures.ts';
import type { AskedFigure } from '#domain/tools/contract-check/read-text/found-figures.ts';
import type { TextQuestionKind } from '#domain/tools/contract-check/read-text/text-question.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';

/** Asks for a figure that a text gives in two ways. An unanswered question differs from the answer „Niciuna”. */
export function AskedFigureField({ id, question: { kind, choices } }: { id: string; question: AskedFigure }) {
  const isFee = kind === 'fee' || kind === 'monthly-fee';
  return (
    <div className="found-row found-asked">
      <RadioGroup
        name={id}
        legend={isFee ? `${titles[kind]}: „${choices[0]?.words ?? ''}”` : titles[kind]}
        value={NOT_ANSWERED}
        options={[
          ...choices.map((choice) => ({ value: answerOf(choice.fills), label: inWords(kind, choice) })),
          // For a fee, a choice without an amount already exists.
          ...(isFee ? [] : [{ value: '', label: 'Niciuna' }]),
        ]}
      />
    </div>
  );
}

const NOT_ANSWERED = '-';

const titles: Readonly<Record<TextQuestionKind, string>> = {
  credit: 'Care este suma creditului?',
  received: 'Câți lei primiți în mână?',
  term: 'În cât timp dați banii înapoi?',
  payments: 'Cât plătiți?',
  'dated-payments': 'Care sunt plățile?',
  rate: 'Care este dobânda?',
  fixed: 'Dobânda este fixă?',
  apr: 'Care este DAE?',
  fee: 'Comisionul se plătește pe lângă rate și total?',
  'monthly-fee': 'Comisionul lunar se plătește pe lângă rate?',
  early: 'Cât se cere la plata mai devreme?',
  insurance: 'Care este prima de asigurare?',
  penalty: 'Care este penalizarea pe zi?',
  signed: 'Care este data contractului?',
  'money-day': 'Când primiți banii?',
  extension: 'Cât costă o prelungire?',
  minimum: 'Care este plata minimă?',
  'credit-kind': 'Ce fel de credit este?',
  lender: 'Cine vă împrumută?',
};

/** Describes a choice as the form would take it, with the words it was read from: equal words may have different meanings. */
function inWords(kind: TextQuestionKind, { fills, words, line }: AskedFigure['choices'][number]): string {
  if (kind === 'fee' || kind === 'monthly-fee')
    return Object.keys(fills).length === 0 ? 'Nu, este cuprins deja' : 'Da, pe lângă ele';
  if (kind === 'fixed') return fills.fixa === 'da' ? 'Fixă' : 'Variabilă';
  if (kind === 'lender') return fills.creditor === 'ifn' ? 'Un IFN' : 'O bancă';
  const value =
    kind === 'rate'
      ? `${fills.dobanda}% ${fills.pe === 'zi' ? 'pe zi' : 'pe an'}`
      : kind === 'apr'
        ? `${fills.dae}%`
        : (fills.termen ?? fills.platiti ?? words);
  return line === '' || line === value ? value : `${value} · „${line}”`;
}
