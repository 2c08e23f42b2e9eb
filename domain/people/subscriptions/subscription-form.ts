import { z } from 'zod';
import { readThreshold } from '#domain/base/forms/read-threshold.ts';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { emailSchema } from '#domain/base/forms/email.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { tickSchema } from '#domain/base/forms/texts.ts';

/** Direction of an exchange rate alert: once the rate is above a value, or below it. */
export type AlertDirection = 'above' | 'below';

/** Words of the directions in forms and addresses. */
export const directionWords = { above: 'peste', below: 'sub' } as const satisfies Record<
  AlertDirection,
  string
>;

/** Content of a subscription request. */
export type SubscriptionWish = {
  email: string;
  offers: boolean;
  articles: boolean;
  /** the threshold is an exact decimal, in lei for as many units as the national bank quotes */
  alert: { currency: string; direction: AlertDirection; threshold: string } | null;
};

/** The form of /abonare/, fields in their order; those of the alert count when its box is ticked. A price alert is price-alert-form's. */
const subscriptionForm = z
  .object({
    email: emailSchema,
    oferte: tickSchema,
    articole: tickSchema,
    curs: tickSchema,
    pret: tickSchema,
    valuta: z.string(),
    sens: z.string(),
    valoare: z.string(),
  })
  .superRefine(checkTopics);

/** Reads the form of /abonare/, or the short ones of other pages. */
export function readSubscription(
  values: FormValues,
): { ok: true; wish: SubscriptionWish } | { ok: false; problems: FormProblem[] } {
  const read = checkForm(subscriptionForm, values);
  if (!read.ok) return read;
  const { email, oferte, articole, curs, valuta, sens, valoare } = read.data;
  const { value: threshold = '' } = readThreshold(valoare);
  const direction = sens === directionWords.below ? 'below' : 'above';
  const alert = curs ? ({ currency: valuta, direction, threshold } as const) : null;
  return { ok: true, wish: { email, offers: oferte, articles: articole, alert } };
}

type Topics = {
  oferte: boolean;
  articole: boolean;
  curs: boolean;
  pret: boolean;
  sens: string;
  valoare: string;
};

function checkTopics(
  { oferte, articole, curs, pret, sens, valoare }: Topics,
  context: z.RefinementCtx,
): void {
  const add = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!oferte && !articole && !curs && !pret) add('oferte', 'Bifați cel puțin un subiect');
  if (!curs) return;
  const { above, below } = directionWords;
  if (sens !== above && sens !== below) add('sens', 'Alegeți dacă vă anunțăm când crește sau când scade');
  const { error } = readThreshold(valoare);
  if (error) add('valoare', error);
}
