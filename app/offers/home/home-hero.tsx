import { useDeferredValue, useMemo } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { useLoanQuery } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { HeroAnswer, type HeroAnswerProps } from './hero-answer.tsx';
import { HeroForm } from './hero-form.tsx';
import type { HeroOffer } from './hero-offer.ts';
import { loanOutlook } from './loan-outlook.ts';
import './home-hero.css';

export type HomeHeroProps = Omit<HeroAnswerProps, 'request' | 'outlook'> & {
  offers: readonly HeroOffer[];
  rulePack: RulePack | null;
  limits: LoanLimits;
  /** loan request of the address, from `?` on */
  search: string;
  /** whether to reserve space for the box of the mailing experiment */
  mailing: boolean;
  /** puts the displayed request into the address */
  onSearch?: (search: string) => void;
};

/** Shows the question with its answer, the form, and the cost of the loan. */
export function HomeHero(props: HomeHeroProps) {
  const { texts, offers, isOutage, rulePack, limits, search, mailing, onSearch } = props;
  const data = useMemo(() => ({ search, limits }), [search, limits]);
  const form = useLoanQuery({
    data,
    read: readLoanRequest,
    onRest: ({ request: rested }) => onSearch?.(writeLoanQuery({ request: rested })),
  });
  const { request: asked } = form.query;
  const request = useDeferredValue(asked);
  const outlook = useMemo(() => loanOutlook(offers, request, rulePack), [offers, request, rulePack]);
  const { maximum } = outlook;
  const zero = moneyInSentence(bani(0));

  return (
    <div className="hero">
      <h1>
        <span>
          {fillText(texts.question, {
            suma: form.isUsable ? moneyInSentence(asked.principal) : 'împrumutul',
          })}
        </span>{' '}
        {form.isUsable && (
          <span className="hero-short">
            {maximum
              ? fillText(texts.short, { zero, plafon: moneyInSentence(maximum.cost) })
              : fillText(texts.shortLarge, { zero })}
          </span>
        )}
      </h1>
      <HeroForm limits={limits} form={form} mailing={mailing} texts={texts} />
      {form.isUsable && <HeroAnswer {...{ texts, outlook, isOutage, request }} />}
    </div>
  );
}
