import { bani } from '#domain/money/bani.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { PartProps } from './part-props.ts';
import './part-answer.css';

/** How much of the month's income the payment takes, beside the usual limit. */
export function IncomeAnswer({ outcome: { query, share }, context: { incomeLimit } }: PartProps) {
  if (share === null || query.income === null) return null;
  const { payment, payments, percent, left } = share;
  const others = query.income.otherPayments > 0;
  const isOver = percent > incomeLimit.percent;
  const { name, url, date } = incomeLimit.source;
  return (
    <div className="calc-part-answer">
      <p>
        {others
          ? `Rata cea mai mare, ${leiInSentence(payment)}, și celelalte fac împreună ${leiInSentence(payments)} pe lună`
          : `Rata cea mai mare este de ${leiInSentence(payment)}`}
        , adică <b>{formatPercent(percent, 1)}</b> din venit.{' '}
        {left >= 0
          ? `Vă rămân ${leiInSentence(left)}.`
          : `Venitul nu ajunge: lipsesc ${leiInSentence(bani(0 - left))}.`}
      </p>
      {query.borrower === 'personal' && (
        <>
          {isOver && (
            <Notice>
              <p>
                Este peste limita obișnuită de {formatPercent(incomeLimit.percent, 0)}; creditorul poate
                refuza.
              </p>
            </Notice>
          )}
          <p className="fine">
            {incomeLimit.text} Sursa: <a href={url}>{name}</a>, {formatDate(date)}.
          </p>
        </>
      )}
    </div>
  );
}
