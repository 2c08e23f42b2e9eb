import { useDeferredValue } from 'react';
import type { LoanLimits, LoanRequest, Purpose } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { fillText } from './fill-text.ts';
import { HeroAnswer, type HeroAnswerProps } from './hero-answer.tsx';
import { HeroForm } from './hero-form.tsx';
import type { HeroTexts } from './home-texts.ts';
import { useLoanForm } from './use-loan-form.ts';
import './home-hero.css';

export type HomeHeroProps = Omit<HeroAnswerProps, 'request'> & {
  purposeLabels: Record<Purpose, string>;
  limits: LoanLimits;
  initial: LoanRequest;
  /** whether there is room for the box of the mailing experiment */
  mailing: boolean;
};

/** The question, the form and the answer: how much, for how long, and what it truly costs. */
export function HomeHero({ purposeLabels, limits, initial, mailing, ...answer }: HomeHeroProps) {
  const { texts } = answer;
  const form = useLoanForm(initial, limits);
  const request = useDeferredValue(form.request);

  return (
    <section className="hero wrap">
      <h1 className="hero-question">
        {fillText(texts.question, { suma: moneyInSentence(form.request.principal) })}
      </h1>
      <div className="hero-grid">
        <HeroForm texts={texts} purposeLabels={purposeLabels} limits={limits} form={form} mailing={mailing} />
        <HeroAnswer {...answer} request={request} />
        <Avoid texts={texts.avoid} />
      </div>
    </section>
  );
}

function Avoid({ texts: { title, items, link } }: { texts: HeroTexts['avoid'] }) {
  return (
    <aside className="hero-avoid" aria-labelledby="nu-luati">
      <h2 id="nu-luati">{title}</h2>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {link && (
        <p>
          <a href={link.link}>{link.text}</a>
        </p>
      )}
    </aside>
  );
}
