import { isPrepared, type Country } from '#domain/law/countries/country.ts';
import type { Experiment } from './experiment.ts';

export const mailingCheckbox: Experiment = {
  name: '0256.1-A/B',
  variants: ['0256.1-A', '0256.1-B'],
  countries: ['PH', 'VN', 'MY'],
  leadsToRegistration: true,
  hypothesis:
    'Whoever may ask on the first page for offers by e-mail starts a registration more often, and no fewer visitors ' +
    'leave for a lender. Judged by visits with a departure.',
  from: '2026-11-01',
  until: '2027-04-30',
};

const backButtonLoader: Experiment = {
  name: '0294.1-A/B',
  variants: ['0294.1-A', '0294.1-B'],
  countries: ['PL'],
  leadsToRegistration: false,
  hypothesis:
    'Whoever sees at once that the way back to the first page is under way presses fewer buttons twice and stays. ' +
    'Judged by visits with a departure.',
  from: '2026-11-01',
  until: '2027-04-30',
};

const longForm: Experiment = {
  name: '0298.1-A/B',
  variants: ['0298.1-A', '0298.1-B'],
  countries: ['ZA'],
  leadsToRegistration: true,
  hypothesis:
    'Whoever answers the questions of the long form first sees fewer offers that do not fit and leaves for a lender ' +
    'more often. Judged by visits with a departure.',
  from: '2026-11-01',
  until: '2027-04-30',
};

/** Every experiment of the site. Source: product specification, section 9. */
export const experiments: readonly Experiment[] = [mailingCheckbox, backButtonLoader, longForm];

/**
 * Finds the experiment that runs in a country; there is at most one at a time. A treatment that leads to the registration runs once
 * there is one: in a site in preparation both variants would be the same page, and the comparison meaningless.
 * @param day yyyy-mm-dd
 */
export function runningExperiment(
  country: Pick<Country, 'code' | 'preparing'>,
  day: string,
): Experiment | null {
  const isRunning = ({ countries, from, until }: Experiment) =>
    countries.some((code) => code === country.code) && from <= day && day <= until;
  const running = experiments.find(isRunning);
  return running && (isPrepared(country) || !running.leadsToRegistration) ? running : null;
}
