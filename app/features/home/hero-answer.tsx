import { useEffect, useRef, useState } from 'react';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { countNoun } from '#domain/text/count-noun.ts';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';
import './hero-answer.css';

export type HeroAnswerProps = {
  texts: HeroTexts;
  outlook: LoanOutlook;
  /** there are none because they could not be read */
  isOutage: boolean;
  request: LoanRequest;
};

/** The answer to the question: what the loan costs, shown, and said aloud once the fields rest. */
export function HeroAnswer(props: HeroAnswerProps) {
  const figure = useRef<HTMLElement>(null);
  const { principal, term } = props.request;
  const spoken = useRested(`${principal} ${term.count} ${term.unit}`, () => figure.current?.innerText ?? '');
  return (
    <div className="hero-answer">
      <figure className="hero-fig" ref={figure}>
        <Answer {...props} />
      </figure>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

function Answer({ texts, outlook: { first, maximum }, isOutage, request }: HeroAnswerProps) {
  const { principal } = request;
  if (first) {
    const { offer, quote } = first;
    const { cost, total, instalments, legalMaximum } = quote;
    // Only a lender that the law binds is drawn against its ceiling.
    const most = legalMaximum?.total ?? null;
    return (
      <>
        <p className="hero-line">
          <span>
            {offer.header},{' '}
            {instalments.count === 1
              ? 'tot la sfârșit'
              : `în ${countNoun(instalments.count, 'plată lunară', 'plăți lunare')}`}
          </span>
          <span>
            înapoi <b>{formatMoney(total)}</b>
          </span>
        </p>
        <CostBar principal={principal} cost={cost} maximum={most} size="lg" />
        <p className="hero-line">
          <span>
            cost <CostMark>{formatMoney(cost)}</CostMark>
          </span>
          {most !== null && (
            <span className="muted">{fillText(texts.ceiling, { plafon: formatMoney(most) })}</span>
          )}
        </p>
      </>
    );
  }
  return (
    <>
      {maximum && (
        <>
          <p className="hero-line">
            <span>{texts.lawful}</span>
            <span>
              înapoi <b>cel mult {formatMoney(maximum.total)}</b>
            </span>
          </p>
          <CostBar principal={principal} cost={null} maximum={maximum.total} size="lg" />
        </>
      )}
      <p>{isOutage ? texts.failure : texts.none}</p>
    </>
  );
}

const REST_MS = 600;

/** What is to be said once `key` has stopped changing for a moment; empty until it first changes. */
function useRested(key: string, say: () => string): string {
  const first = useRef(key);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (key === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setRested(say()), REST_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another request starts the wait again
  }, [key]);
  return rested;
}
