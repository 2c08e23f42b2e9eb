import { useEffect, useMemo, useRef } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest, Purpose } from '#domain/offers/loan-request.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { fillText } from './fill-text.ts';
import { HeroFigure } from './hero-figure.tsx';
import { HeroForm } from './hero-form.tsx';
import type { HeroOffer } from './hero-offer.ts';
import type { HeroTexts } from './home-texts.ts';
import { loanOutlook } from './loan-outlook.ts';
import { outlookInWords } from './outlook-in-words.ts';
import { useLoanForm } from './use-loan-form.ts';
import { useRested } from './use-rested.ts';
import './home-hero.css';

export type HomeHeroProps = {
  texts: HeroTexts;
  purposeLabels: Record<Purpose, string>;
  offers: readonly HeroOffer[];
  limits: LoanLimits;
  rulePack: RulePack | null;
  initial: LoanRequest;
  /** told once the fields rest after a change, with the query of what is shown */
  onRest?: (search: string) => void;
};

/** The question, the form and the answer: how much, for how long, and what it truly costs. */
export function HomeHero({ texts, purposeLabels, offers, limits, rulePack, initial, onRest }: HomeHeroProps) {
  const form = useLoanForm(initial, limits);
  const { request } = form;
  const outlook = useMemo(() => loanOutlook(offers, request, rulePack), [offers, request, rulePack]);
  const sentences = outlookInWords(outlook, request, { texts, pack: rulePack });
  // Spoken once the slider rests: a sentence at every step would never end.
  const spoken = useRested(sentences.map(({ text, values }) => fillText(text, values)).join(' '));
  useSearchAtRest(writeLoanQuery({ request }), onRest);

  return (
    <section className="hero wrap">
      <h1 className="hero-question">
        {fillText(texts.question, { suma: leiInSentence(request.principal) })}
      </h1>
      <div className="hero-grid">
        <HeroForm texts={texts} purposeLabels={purposeLabels} limits={limits} form={form} />
        <HeroFigure
          texts={texts}
          outlook={outlook}
          sentences={sentences}
          request={request}
          rulePack={rulePack}
        />
        <Avoid texts={texts.avoid} />
      </div>
      <p className="sr" aria-live="polite">
        {spoken}
      </p>
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

function useSearchAtRest(search: string, onRest: HomeHeroProps['onRest']) {
  const rested = useRested(search);
  const tell = useRef(onRest);
  useEffect(() => {
    tell.current = onRest;
  });
  useEffect(() => {
    if (rested) tell.current?.(rested);
  }, [rested]);
}
