/** Outcome of a click with a `pid`: `counted`, or the first reason that excludes it, in the order of the checks. */
export const clickWords = {
  'unknown-pid': 'cod de partener necunoscut',
  program: 'program, nu om',
  'partner-paused': 'partener fără cont activ',
  'offer-paused': 'ofertă oprită',
  'no-terms': 'fără termeni pentru ofertă',
  repeated: 'repetat în 24 de ore',
  counted: 'numărat',
} as const;

export type ClickWord = keyof typeof clickWords;
