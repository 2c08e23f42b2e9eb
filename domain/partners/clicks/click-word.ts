/** What became of a click that came with a `pid`, in the order in which the reasons are looked at; `counted`: none of them. */
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
