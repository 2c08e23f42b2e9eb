import type { FormValues } from '#domain/base/forms/form-state.ts';

type Signs = {
  values: FormValues;
  /** what stands in the field people do not see */
  trap: string;
  /** how long the form was open */
  openSeconds: number;
  /** forms from the same network in the last minutes, this one included */
  attempts: number;
};

type Limits = {
  /** what a person needs at least to fill in a form */
  leastSeconds: number;
  /** forms a network may send without a second look */
  attempts: number;
};

const MOST_LINKS = 2;
const link = /https?:\/\/|www\.|\[url|<a\s/gi;

/** Whether a form looks as if a program had filled it in. People who look so are asked once more, not refused. */
export function isSuspicious({ values, trap, openSeconds, attempts }: Signs, limits: Limits): boolean {
  const links = Object.values(values).reduce((sum, text = '') => sum + (text.match(link)?.length ?? 0), 0);
  return trap !== '' || openSeconds < limits.leastSeconds || attempts > limits.attempts || links > MOST_LINKS;
}
