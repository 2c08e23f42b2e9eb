import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckedForm } from '#domain/base/forms/check-form.ts';
import { type FieldReader, fieldReader } from '#domain/base/forms/field-reader.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { type Read, refuse } from '#domain/base/forms/read.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import type { RequestAnswer, SentRequest } from './sent-request.ts';

/** The fields of both forms, by what they hold. */
export const sentRequestFields = {
  lender: 'creditor',
  sentOn: 'trimisa',
  answer: 'raspuns',
  answeredOn: 'raspuns-la',
} as const;

/** Possible answers of a lender, in the order of the form. */
export const answerWords = { none: 'nu', price: 'pret', noPrice: 'fara-pret' } as const;

const DAYS_KEPT_BACK = 365;

type Field = (typeof sentRequestFields)[keyof typeof sentRequestFields];

/** A request with what came back so far, as it was typed. @param today yyyy-mm-dd, in the country */
export function readSentRequest(values: FormValues, today: IsoDay): CheckedForm<SentRequest> {
  const reader = fieldReader<Field>((field) => values[field]);
  const { typed, read, wrong } = reader;
  const lender = typed(sentRequestFields.lender);
  if (!/^[a-z0-9-]{1,100}$/.test(lender)) wrong(sentRequestFields.lender, 'Alegeți creditorul.');
  const sentOn = read(sentRequestFields.sentOn, (text) =>
    readDayFrom(
      text,
      addDays(today, -DAYS_KEPT_BACK),
      today,
      'Scrieți o zi din ultimul an, până azi, de exemplu 22.11.2026.',
    ),
  );
  const answer = readSaid(reader, sentOn, today);
  return reader.problems.length === 0 && sentOn !== null
    ? { ok: true, data: { lender, sentOn, answer } }
    : { ok: false, problems: reader.problems };
}

/**
 * What came back, as it was typed; null: nothing so far.
 * @param sentOn the day of the request; null when it could not be read
 */
export function readAnswer(
  values: FormValues,
  sentOn: IsoDay | null,
  today: IsoDay,
): CheckedForm<RequestAnswer | null> {
  const reader = fieldReader<Field>((field) => values[field]);
  const data = readSaid(reader, sentOn, today);
  return reader.problems.length === 0 ? { ok: true, data } : { ok: false, problems: reader.problems };
}

function readSaid(
  { typed, read, wrong }: FieldReader<Field>,
  sentOn: IsoDay | null,
  today: IsoDay,
): RequestAnswer | null {
  const said = typed(sentRequestFields.answer);
  if (said === answerWords.none) return null;
  if (said !== answerWords.price && said !== answerWords.noPrice) {
    wrong(sentRequestFields.answer, 'Alegeți dacă v-a răspuns.');
    return null;
  }
  const answeredOn = read(sentRequestFields.answeredOn, (text) =>
    readDayFrom(
      text,
      sentOn,
      today,
      'Scrieți ziua răspunsului, după cea a cererii și până azi, de exemplu 24.11.2026.',
    ),
  );
  return answeredOn === null ? null : { answeredOn, gavePrice: said === answerWords.price };
}

/** Reads a whole day between two. @param first null: any */
function readDayFrom(text: string, first: IsoDay | null, last: IsoDay, sentence: string): Read<IsoDay> {
  const read = readPastDay(text, last, { notWhole: sentence, future: sentence });
  return read.ok && first !== null && read.value < first ? refuse(sentence) : read;
}
