import { useDeferredValue, useMemo } from 'react';
import { readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { useLoanQuery } from '#app/shared/loan-request/use-loan-query.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { HeroAnswer, type HeroAnswerProps } from './hero-answer.tsx';
import { HeroForm } from './hero-form.tsx';
import type { HeroTexts } from './home-texts.ts';
import './home-hero.css';

export type HomeHeroProps = Omit<HeroAnswerProps, 'request'> & {
  purposeTexts: PurposeTexts;
  limits: LoanLimits;
  initial: LoanRequest;
  /** whether there is room for the box of the mailing experiment */
  mailing: boolean;
  /** puts what is shown into the address */
  onSearch?: (search: string) => void;
};

/** The question, the form and the answer: how much, for how long, and what it truly costs. */
export function HomeHero(props: HomeHeroProps) {
  const { purposeTexts, limits, initial, mailing, onSearch, ...answer } = props;
  const { texts } = answer;
  const data = useMemo(() => ({ search: writeLoanQuery({ request: initial }), limits }), [initial, limits]);
  const form = useLoanQuery({
    data,
    read: readLoanRequest,
    onRest: ({ request: rested }) => onSearch?.(writeLoanQuery({ request: rested })),
  });
  const { request: asked } = form.query;
  const request = useDeferredValue(asked);

  return (
    <section className="hero wrap">
      <h1 className="hero-question">
        {fillText(texts.question, { suma: moneyInSentence(asked.principal) })}
      </h1>
      <div className="hero-grid">
        <HeroForm texts={texts} purposeTexts={purposeTexts} limits={limits} form={form} mailing={mailing} />
        <HeroAnswer {...answer} request={request} />
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
