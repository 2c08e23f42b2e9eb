import type { FormValues } from '#domain/base/forms/form-state.ts';

type Signs = {
  values: FormValues;
  /** content of the honeypot */
  trap: string;
  /** time the form was open */
  openSeconds: number;
  /** forms from the same network in the last minutes, this one included */
  attempts: number;
};

type Limits = {
  /** minimum time a person needs to fill in a form */
  leastSeconds: number;
  /** forms a network may send without a second step */
  attempts: number;
};

const MOST_LINKS = 2;
const link = /https?:\/\/|www\.|\[url|<a\s/gi;

/** Tells whether a form looks automated. Its sender gets a second step, not a refusal. */
export function isSuspicious({ values, trap, openSeconds, attempts }: Signs, limits: Limits): boolean {
  const links = Object.values(values).reduce((sum, text = '') => sum + (text.match(link)?.length ?? 0), 0);
  return trap !== '' || openSeconds < limits.leastSeconds || attempts > limits.attempts || links > MOST_LINKS;
}
