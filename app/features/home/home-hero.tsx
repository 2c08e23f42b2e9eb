import { useDeferredValue, useMemo } from 'react';
import { readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { useLoanQuery } from '#app/shared/loan-request/use-loan-query.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { PriceInSight } from '#app/shared/offer/price-in-sight.tsx';
import { HeroAnswer, type HeroAnswerProps } from './hero-answer.tsx';
import { HeroForm } from './hero-form.tsx';
import type { HeroOffer } from './hero-offer.ts';
import type { HeroTexts } from './home-texts.ts';
import { loanOutlook } from './loan-outlook.ts';
import './home-hero.css';

export type HomeHeroProps = Omit<HeroAnswerProps, 'request' | 'outlook'> & {
  offers: readonly HeroOffer[];
  purposeTexts: PurposeTexts;
  limits: LoanLimits;
  /** the loan of the address, from `?` on */
  search: string;
  /** whether there is room for the box of the mailing experiment */
  mailing: boolean;
  /** puts what is shown into the address */
  onSearch?: (search: string) => void;
};

/** The question, the form and the answer: how much, for how long, and what it truly costs. */
export function HomeHero(props: HomeHeroProps) {
  const { texts, offers, isOutage, rulePack, purposeTexts, limits, search, mailing, onSearch } = props;
  const data = useMemo(() => ({ search, limits }), [search, limits]);
  const form = useLoanQuery({
    data,
    read: readLoanRequest,
    onRest: ({ request: rested }) => onSearch?.(writeLoanQuery({ request: rested })),
  });
  const { request: asked } = form.query;
  const request = useDeferredValue(asked);
  const outlook = useMemo(() => loanOutlook(offers, request, rulePack), [offers, request, rulePack]);

  return (
    <section className="hero wrap">
      <h1 className="hero-question">
        {fillText(texts.question, {
          suma: form.isUsable ? moneyInSentence(asked.principal) : 'împrumutul',
        })}
      </h1>
      <div className="hero-grid">
        <div className="in-sight">
          {form.isUsable && (
            <div className="in-sight-bar in-sight-strip">
              <PriceInSight
                principal={request.principal}
                first={outlook.currentCount > 0 ? outlook.priced[0] : undefined}
                maximum={outlook.maximum}
              />
            </div>
          )}
          <HeroForm texts={texts} purposeTexts={purposeTexts} limits={limits} form={form} mailing={mailing} />
        </div>
        {form.isUsable && <HeroAnswer {...{ texts, outlook, isOutage, rulePack, request }} />}
        <Avoid texts={texts.avoid} />
      </div>
    </section>
  );
}

function Avoid({ texts: { title, items, links } }: { texts: HeroTexts['avoid'] }) {
  return (
    <aside className="hero-avoid" aria-labelledby="nu-luati">
      <h2 id="nu-luati">{title}</h2>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {links.map(({ link, text }) => (
        <p key={link}>
          <a href={link}>{text}</a>
        </p>
      ))}
    </aside>
  );
}
