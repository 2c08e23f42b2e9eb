import { bani } from '#domain/base/money/bani.ts';
import type { Figure } from '#domain/offers/offer.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { PartProps } from './part-props.ts';
import './part-answer.css';

/** Shows the share of the monthly income that the payment takes, beside the usual limit. */
export function IncomeAnswer({ outcome: { query, share }, context: { rulePack } }: PartProps) {
  if (share === null || query.income === null) return null;
  const { payment, payments, percent, left } = share;
  const others = query.income.otherPayments > 0;
  const limit = query.borrower === 'personal' ? rulePack?.incomeSharePercent : null;
  return (
    <div className="calc-part-answer">
      <p>
        {others
          ? `Rata cea mai mare, ${moneyInSentence(payment)}, și celelalte fac împreună ${moneyInSentence(payments)} pe lună`
          : `Rata cea mai mare este de ${moneyInSentence(payment)}`}
        , adică <b>{formatPercent(percent, 1)}</b> din venit.{' '}
        {left >= 0
          ? `Vă rămân ${moneyInSentence(left)}.`
          : `Venitul nu ajunge: lipsesc ${moneyInSentence(bani(0 - left))}.`}
      </p>
      {limit && <IncomeLimit percent={percent} limit={limit} />}
    </div>
  );
}

/** Explains the usual limit of all payments together, and that this loan exceeds it. */
function IncomeLimit({ percent, limit }: { percent: number; limit: Figure<number> }) {
  const { name, url } = limit.source;
  const shown = formatPercent(limit.value, 0);
  return (
    <>
      {percent > limit.value && (
        <Notice>
          <p>Este peste limita obișnuită de {shown}; creditorul poate refuza.</p>
        </Notice>
      )}
      <p className="fine">
        Regula BNR pune limita obișnuită a tuturor ratelor, la creditele în lei, la {shown} din venitul net.
        Sursa: {url === null ? name : <a href={url}>{name}</a>}.
      </p>
    </>
  );
}
