import { isPrepared, type Country } from '#domain/law/countries/country.ts';
import type { Experiment, ExperimentPlan } from './experiment.ts';

/** Assumed for all three: nothing was measured before them. */
const plan: ExperimentPlan = { basePercent: 5, leastLiftPercent: 20 };

export const mailingCheckbox: Experiment = {
  name: '0256.1-A/B',
  variants: ['0256.1-A', '0256.1-B'],
  countries: ['PH', 'VN', 'MY'],
  leadsToRegistration: true,
  hypothesis:
    'Cine poate cere ofertele prin e-mail chiar de pe prima pagină începe mai des o cerere, iar la creditori nu pleacă ' +
    'mai puțini. Hotărăsc vizitele cu o plecare.',
  plan,
  decision: null,
  from: '2026-11-01',
  until: '2027-04-30',
};

const backButtonLoader: Experiment = {
  name: '0294.1-A/B',
  variants: ['0294.1-A', '0294.1-B'],
  countries: ['PL'],
  leadsToRegistration: false,
  hypothesis:
    'Cine vede imediat că pagina dinainte se încarcă apasă mai rar de două ori și rămâne. Hotărăsc vizitele cu o plecare.',
  plan,
  decision: null,
  from: '2026-11-01',
  until: '2027-04-30',
};

const longForm: Experiment = {
  name: '0298.1-A/B',
  variants: ['0298.1-A', '0298.1-B'],
  countries: ['ZA'],
  leadsToRegistration: true,
  hypothesis:
    'Cine răspunde întâi la întrebările formularului lung vede mai puține oferte nepotrivite și pleacă mai des la un ' +
    'creditor. Hotărăsc vizitele cu o plecare.',
  plan,
  decision: null,
  from: '2026-11-01',
  until: '2027-04-30',
};

/** Every experiment of the site. Source: product specification, section 9. */
export const experiments: readonly Experiment[] = [mailingCheckbox, backButtonLoader, longForm];

/**
 * Finds the experiment that runs in a country; there is at most one at a time. A treatment that leads to the registration runs once
 * there is one: in a site in preparation both variants would be the same page, and the comparison meaningless.
 * One that the office stopped by the switch does not run.
 * @param day yyyy-mm-dd
 */
export function runningExperiment(
  country: Pick<Country, 'code' | 'preparing' | 'stoppedExperiments'>,
  day: string,
): Experiment | null {
  const isRunning = ({ countries, from, until }: Experiment) =>
    countries.some((code) => code === country.code) && from <= day && day <= until;
  const running = experiments.find(isRunning);
  if (running && country.stoppedExperiments?.includes(running.name)) return null;
  return running && (isPrepared(country) || !running.leadsToRegistration) ? running : null;
}
