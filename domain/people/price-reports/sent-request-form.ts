import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckedForm } from '#domain/base/forms/check-form.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import type { RequestAnswer, SentRequest } from './sent-request.ts';

/** The fields of both forms, by what they hold. */
export const sentRequestFields = {
  lender: 'creditor',
  sentOn: 'trimisa',
  answer: 'raspuns',
  answeredOn: 'raspuns-la',
} as const;

/** What one may say of the answer, in the order it is asked. */
export const answerWords = { none: 'nu', price: 'pret', noPrice: 'fara-pret' } as const;

const DAYS_KEPT_BACK = 365;

/** A request with what came back so far, as it was typed. @param today yyyy-mm-dd, in the country */
export function readSentRequest(values: FormValues, today: IsoDay): CheckedForm<SentRequest> {
  const lender = values[sentRequestFields.lender] ?? '';
  const sentOn = readDay(values[sentRequestFields.sentOn], today);
  const problems: FormProblem[] = [];
  if (!/^[a-z0-9-]{1,100}$/.test(lender))
    problems.push({ field: sentRequestFields.lender, message: 'Alegeți creditorul.' });
  if (sentOn === null || sentOn < addDays(today, -DAYS_KEPT_BACK))
    problems.push({
      field: sentRequestFields.sentOn,
      message: 'Scrieți o zi din ultimul an, până azi, de exemplu 22.11.2026.',
    });
  const answer = readAnswer(values, sentOn, today);
  if (!answer.ok) problems.push(...answer.problems);
  return answer.ok && sentOn !== null && problems.length === 0
    ? { ok: true, data: { lender, sentOn, answer: answer.data } }
    : { ok: false, problems };
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
  const said = values[sentRequestFields.answer];
  if (said === answerWords.none) return { ok: true, data: null };
  if (said !== answerWords.price && said !== answerWords.noPrice)
    return refused(sentRequestFields.answer, 'Alegeți dacă v-a răspuns.');
  const answeredOn = readDay(values[sentRequestFields.answeredOn], today);
  if (answeredOn === null || (sentOn !== null && answeredOn < sentOn))
    return refused(
      sentRequestFields.answeredOn,
      'Scrieți ziua răspunsului, după cea a cererii și până azi, de exemplu 24.11.2026.',
    );
  return { ok: true, data: { answeredOn, gavePrice: said === answerWords.price } };
}

/** A whole day that is not to come; null: none. */
function readDay(typed: string | undefined, today: IsoDay): IsoDay | null {
  const day = parseTypedDate(typed ?? '');
  return day?.length === 10 && day <= today ? day : null;
}

function refused(field: string, message: string): CheckedForm<never> {
  return { ok: false, problems: [{ field, message }] };
}
