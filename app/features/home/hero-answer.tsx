import { useEffect, useRef, useState } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { HeroFigure } from './hero-figure.tsx';
import type { HeroTexts } from './home-texts.ts';
import type { LoanOutlook } from './loan-outlook.ts';
import { outlookInWords } from './outlook-in-words.ts';

export type HeroAnswerProps = {
  texts: HeroTexts;
  outlook: LoanOutlook;
  /** there are none because they could not be read */
  isOutage: boolean;
  rulePack: RulePack | null;
  request: LoanRequest;
};

/** The answer to the question: what the loan costs, shown, and said aloud once the fields rest. */
export function HeroAnswer({ texts, outlook, isOutage, rulePack, request }: HeroAnswerProps) {
  const sentences = outlookInWords(outlook, request, { texts, pack: rulePack, isOutage });
  // Spoken once the slider rests: a sentence at every step would never end.
  const spoken = useRested(sentences.map(({ text, values }) => fillText(text, values)).join(' '));
  return (
    <div className="hero-answer">
      <HeroFigure
        texts={texts}
        outlook={outlook}
        sentences={sentences}
        request={request}
        rulePack={rulePack}
      />
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

const REST_MS = 600;

/** The value once it has stopped changing for a moment; empty until it first changes. */
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
