import type { RulePack } from '#domain/law/rule-pack.ts';
import { lenderSheetPath } from '#domain/offers/lenders/lender-path.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LenderPrice } from '#domain/people/subscriptions/lender-price.ts';
import { loanInWords, type PriceAlert, priceAlertInWords } from '#domain/people/subscriptions/price-alert.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import { priceInMail } from '#server/shared/mail/price-in-mail.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { mailingEnd } from './mailing-end.ts';

export type WaitingPriceAlert = PriceAlert & {
  id: string;
  subscriptionId: string;
  email: string;
  lender: string;
  askedOn: string;
};

const topics = ['pret'] as const;

type Options = {
  origin: string;
  unsubscribeLinks: UnsubscribeLinks;
  /** with the warnings required beside offers; null where no rules are prepared */
  pack: RulePack | null;
};

/** Builds the mail that a lender's price is another one: the total of before, that of now with its source and date. */
export function mailOfPriceAlert(
  alert: WaitingPriceAlert,
  { offer, quote, total }: LenderPrice,
  { origin, unsubscribeLinks, pack }: Options,
): Mail {
  const { email, lender, loan, known, askedOn } = alert;
  const query = writeLoanQuery({ request: { ...loan, purpose: null } });
  const day = formatDate(askedOn);
  const before =
    known === null
      ? `La ${day}, când ați cerut alerta, nu era publicat niciun preț.`
      : `La ${day}, când ați cerut alerta, dădeați înapoi ${moneyInSentence(known)}.`;
  return {
    kind: 'price-alert',
    to: email,
    subject: `${offer.header}: ${total === null ? '' : `${moneyInSentence(total)} înapoi pentru `}${loanInWords(loan)}`,
    headers: unsubscribeLinks.headers(email, topics),
    ...composeMail(
      [
        `Ați cerut să vă scriem despre ${priceAlertInWords(alert, offer.header)}. ${before} Acum:`,
        ...(quote ? priceInMail(offer, quote) : []),
        { link: 'Prețul pe site', href: `${origin}${offer.lenderLink ?? lenderSheetPath(offer.id)}${query}` },
        ...(pack ? [`${pack.warning}\n${pack.serviceNotice}`] : []),
        'Alerta s-a încheiat: o trimitem o singură dată.',
        { link: 'Puneți din nou o alertă', href: `${origin}/abonare/${query}&creditor=${lender}` },
        ...mailingEnd(topics, unsubscribeLinks.href(email, topics)),
      ],
      origin,
    ),
  };
}
