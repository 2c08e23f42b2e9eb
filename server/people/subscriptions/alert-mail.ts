import { directionWords } from '#domain/people/subscriptions/subscription-form.ts';
import { pairHref } from '#domain/tools/rates/currency-pair.ts';
import { alertInWords, type RateAlert, thresholdInWords } from '#domain/people/subscriptions/rate-alert.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { mailingEnd } from './mailing-end.ts';

type DueAlert = RateAlert & { email: string; day: string; value: string; rateUnits: number };
const topics = ['curs'] as const;

type Options = { origin: string; unsubscribeLinks: UnsubscribeLinks };

/** Builds the mail that a rate has passed the threshold of an alert. */
export function mailOfAlert(alert: DueAlert, { origin, unsubscribeLinks }: Options): Mail {
  const { email, currency, direction, threshold, day, value, rateUnits } = alert;
  const rate = `${formatNumber(rateUnits)}\u00a0${currency} = ${formatNumber(Number(value), 4)}\u00a0lei`;
  const again = new URLSearchParams({
    valuta: currency,
    sens: directionWords[direction],
    valoare: thresholdInWords(threshold),
  });
  return {
    kind: 'rate-alert',
    to: email,
    subject: `Alertă de curs: ${rate}`,
    headers: unsubscribeLinks.headers(email, topics),
    ...composeMail(
      [
        `Ați cerut să vă scriem când ${alertInWords(alert)}. Cursul BNR din ${formatDate(day)}: ${rate}.`,
        {
          link: 'Cursul și cum s-a schimbat',
          href: `${origin}${pairHref({ from: currency, to: 'RON' })}`,
        },
        'Alerta s-a încheiat: o trimitem o singură dată.',
        { link: 'Puneți din nou o alertă', href: `${origin}/abonare/?${again}` },
        ...mailingEnd(topics, unsubscribeLinks.href(email, topics)),
      ],
      origin,
    ),
  };
}
