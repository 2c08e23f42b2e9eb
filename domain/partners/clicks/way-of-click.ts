import { bani as toBani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { amountInWords } from '#domain/partners/conversions/amount-in-words.ts';
import type { Payout } from '#domain/partners/conversions/conversion-of-reports.ts';
import { conversionWords } from '#domain/partners/conversions/conversion-words.ts';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import { type Attempt, attemptInWords } from '#domain/partners/postbacks-out/attempt-in-words.ts';
import { type ClickWord, clickWords } from './click-word.ts';

/** All stored steps of one click of a partner, from the click to the postbacks of its conversion. */
export type ClickFacts = {
  click: { at: Date; offer: string; providerId: string; labels: readonly string[] };
  /** null while the job has not decided it yet */
  word: { at: Date; word: ClickWord } | null;
  /** payout: what the lender pays; null for readers who may not see it */
  reports: readonly { at: Date; status: ConversionStatus; payout: Payout | null }[];
  entries: readonly { at: Date; number: number; bani: number; payableFrom: string }[];
  postbacks: readonly { at: Date; status: ConversionStatus; payout: string; url: string }[];
  attempts: readonly (Attempt & { at: Date })[];
};

/** One step of the way, in Romanian. */
export type WayStep = { at: Date; title: string; detail: string };

/** Lists the steps of one click, in the order of time. */
export function wayOfClick({ click, word, reports, entries, postbacks, attempts }: ClickFacts): WayStep[] {
  const labels = click.labels.length > 0 ? click.labels.join(', ') : 'fără etichete';
  const steps: WayStep[] = [
    { at: click.at, title: `Clic spre ${click.offer}`, detail: `pid ${click.providerId}; ${labels}` },
    ...(word
      ? [{ at: word.at, title: `Verdict: ${clickWords[word.word]}`, detail: 'Nu se mai schimbă.' }]
      : []),
    ...reports.map(({ at, status, payout }) => ({
      at,
      title: `Creditorul raportează: conversie ${conversionWords[status]}`,
      detail: payout === null ? '' : amountInWords(payout),
    })),
    ...entries.map(({ at, number, bani, payableFrom }) => ({
      at,
      title: `În registru: ${bani < 0 ? '−' : '+'}${formatLei(toBani(Math.abs(bani)))}`,
      detail: `rândul ${number}, de plată din ${formatDate(payableFrom)}`,
    })),
    ...postbacks.map(({ at, status, payout, url }) => ({
      at,
      title: `Vestea pentru program: ${conversionWords[status]}, ${payout} lei`,
      detail: url,
    })),
    ...attempts.map((attempt) => ({
      at: attempt.at,
      title: attempt.problem === null ? 'Programul a primit vestea' : 'Programul nu a primit vestea',
      detail: attemptInWords(attempt),
    })),
  ];
  // The steps are given in the order in which one causes the next: of one moment that order stays.
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
