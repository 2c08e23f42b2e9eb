import type { CountryCode } from '#domain/law/countries/country.ts';

/** What an experiment was planned for, chosen before it began: an assumption, not a measure. */
export type ExperimentPlan = {
  /** visits with a departure expected without the change, in percent */
  basePercent: number;
  /** the smallest relative rise worth knowing, in percent of the base */
  leastLiftPercent: number;
};

/** An experiment with two forms of the first page. Half of its visitors see each. */
export type Experiment = {
  /** also the storage key of a visitor's variant */
  name: string;
  /** the form without the experiment, then the tested one; each word is the flow in events and clicks */
  variants: readonly [control: string, treatment: string];
  /** The specification names Malaysia, which is not an operating country yet. */
  countries: readonly (CountryCode | 'MY')[];
  /** the treatment leads to the registration, which is missing in a country that takes no personal data yet (decision 124) */
  leadsToRegistration: boolean;
  /** the expected effect, and the measure that decides; in Romanian, for colleagues */
  hypothesis: string;
  plan: ExperimentPlan;
  /** the chosen variant and the reason, stored for good; null: not decided yet */
  decision: { on: string; kept: 'control' | 'treatment'; because: string } | null;
  /** first and last day, yyyy-mm-dd */
  from: string;
  until: string;
};
