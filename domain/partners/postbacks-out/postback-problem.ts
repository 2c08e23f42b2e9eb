/** Why an attempt to reach a partner's address failed, with the sentence its owner reads. */
export const postbackProblems = {
  'not-public': 'Adresa duce într-o rețea privată sau la noi. Nu trimitem acolo.',
  timeout: 'Nu a răspuns în 5 secunde.',
  unreachable: 'Legătura nu s-a deschis: numele, certificatul sau portul.',
  'too-large': 'A răspuns cu mai mult de 64 KB. Un „ok” ajunge.',
  redirect: 'A răspuns cu o redirecționare, iar noi nu o urmăm. Scrieți adresa finală.',
  refused: 'A răspuns cu alt cod decât 2xx.',
  'address-ended': 'Adresa a fost oprită înainte de această încercare.',
  superseded: 'Între timp a venit o veste mai nouă despre aceeași conversie; am trimis-o pe aceea.',
} as const;

export type PostbackProblem = keyof typeof postbackProblems;

/** Reads the outcome of an answer's status. @returns null for an accepted postback */
export function problemOfStatus(status: number): PostbackProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'refused';
}
