import { type PostbackProblem, postbackProblems } from './postback-problem.ts';

/** One stored attempt to deliver a postback. */
export type Attempt = {
  tookMs: number;
  /** of the answer; null without one */
  status: number | null;
  /** its beginning */
  answer: string;
  /** null: accepted */
  problem: PostbackProblem | null;
};

/** Writes how an attempt went: `A răspuns 200 „ok” în 0,3 s.`, and why it failed. */
export function attemptInWords({ tookMs, status, answer, problem }: Attempt): string {
  const seconds = `${(tookMs / 1000).toFixed(1).replace('.', ',')} s`;
  const said = answer === '' ? '' : ` „${answer}”`;
  const parts = [
    status === null ? null : `A răspuns ${status}${said} în ${seconds}.`,
    problem === null || problem === 'refused' ? null : postbackProblems[problem],
  ];
  return parts.filter((part) => part !== null).join(' ');
}
