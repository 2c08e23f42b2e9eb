import type { ReactNode } from 'react';
import { NavLink, useSearchParams } from 'react-router';
import type { StatisticsFrame as Frame } from '#domain/answers/office/statistics.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { PeriodFilters } from './period-filters.tsx';
import { PeriodLine } from './period-line.tsx';
import './statistics-frame.css';

const questions = [
  ['acum', 'Acum'],
  ['vizite', 'Vizite'],
  ['surse', 'Surse'],
  ['parteneri', 'Parteneri'],
  ['pagini', 'Pagini'],
  ['drum', 'Drumul spre credit'],
  ['oferte', 'Oferte'],
  ['formulare', 'Formulare'],
  ['experimente', 'Experimente'],
  ['viteza', 'Viteză'],
  ['prospetime', 'Prospețime'],
] as const;

type Props = {
  question: (typeof questions)[number][0];
  frame: Frame;
  /** everything on the page is about visits with consent: the frame then shows their share of page views */
  needsConsent?: boolean;
  /** method of counting, in plain words */
  method: ReactNode;
  children: ReactNode;
};

/** Shows the frame of every statistics page: the questions, the period in the address, the time of the last count. */
export function StatisticsFrame({ question, frame, needsConsent = false, method, children }: Props) {
  const title = questions.find(([name]) => name === question)?.[1] ?? '';
  return (
    <>
      <OfficeHead title={title} documentTitle={`${title} – statistici`} />
      <QuestionNavigation />
      <PeriodFilters frame={frame} />
      <PeriodLine frame={frame} csv={`statistics/${question}.csv`} />
      {needsConsent && frame.consentPercent !== null && (
        <p className="statistics-consent">
          Numai vizitele cu acord: {formatPercent(frame.consentPercent, 1)} din afișările de pagini ale
          acestei perioade.
        </p>
      )}
      {children}
      <section className="office-section statistics-method">
        <h2>Cum numărăm</h2>
        {method}
      </section>
    </>
  );
}

/** Links the other questions. The period stays; filters of this question do not. */
export function QuestionNavigation() {
  const [search] = useSearchParams();
  return (
    <nav className="statistics-nav" aria-label="Statistici">
      {questions.map(([name, label]) => (
        <NavLink key={name} to={`/statistici/${name}/${periodOnly(search)}`}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function periodOnly(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['perioada', 'de_la', 'pana_la', 'tara']) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
