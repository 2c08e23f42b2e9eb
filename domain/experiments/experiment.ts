import type { CountryCode } from '#domain/countries/country.ts';

/** A comparison of two forms of the first page. Half of its visitors see each. */
export type Experiment = {
  /** also the key under which a visitor's variant is stored */
  name: string;
  /** as it is without the experiment, then as it might be; each word is the flow that events and clicks carry */
  variants: readonly [control: string, treatment: string];
  /** Malaysia is named by the specification and is no operating country: its line waits for one. */
  countries: readonly (CountryCode | 'MY')[];
  /** the treatment leads to the registration, which is not there where a country takes no data of persons yet (decision 124) */
  leadsToRegistration: boolean;
  /** what is expected, and by what it will be judged */
  hypothesis: string;
  /** first and last day, yyyy-mm-dd */
  from: string;
  until: string;
};
