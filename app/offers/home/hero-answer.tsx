import { useEffect, useRef, useState } from 'react';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { wayInWords } from '#app/offers/shared/roads/way-in-words.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';
import './hero-answer.css';

export type HeroAnswerProps = {
  texts: HeroTexts;
  outlook: LoanOutlook;
  /** there are no offers because they could not be read */
  isOutage: boolean;
  request: LoanRequest;
};

/** Shows what the loan costs; screen readers announce it once the fields rest. */
export function HeroAnswer(props: HeroAnswerProps) {
  // Announced once the slider rests: a sentence at every step would never end.
  const spoken = useRested(answerInWords(props));
  return (
    <div className="hero-answer">
      <figure className="hero-fig">
        <Answer {...props} />
      </figure>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

function answerInWords({ texts, outlook: { first, maximum }, isOutage }: HeroAnswerProps): string {
  if (!first) {
    const most = maximum && `${texts.lawful}: dați înapoi cel mult ${formatMoney(maximum.total)}.`;
    return [most, isOutage ? texts.failure : texts.none].filter(Boolean).join(' ');
  }
  const { offer, quote } = first;
  return `${offer.header}, ${wayInWords(quote)}: dați înapoi ${formatMoney(quote.total)}, cost ${formatMoney(quote.cost)}.`;
}

function Answer({ texts, outlook: { first, maximum }, isOutage, request }: HeroAnswerProps) {
  const { principal } = request;
  if (first) {
    const { offer, quote } = first;
    const { cost, total, legalMaximum } = quote;
    // Only a lender bound by the law is drawn against its ceiling.
    const most = legalMaximum?.total ?? null;
    return (
      <>
        <p className="hero-line">
          <span>
            {offer.header}, {wayInWords(quote)}
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

/** Returns the value once it has stopped changing for a moment; empty until its first change. */
function useRested(value: string): string {
  const first = useRef(value);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (value === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
