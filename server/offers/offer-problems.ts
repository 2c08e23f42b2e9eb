import type { z } from 'zod';

/** Lists the errors of an offer's fields by their path („price.source.date”), each in a Romanian sentence. */
export function offerProblems(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), sentenceOf(issue)]));
}

const byField: readonly (readonly [RegExp, string])[] = [
  [/source\.name$/, 'Scrieți de unde este cifra: fără sursă nu se publică.'],
  [
    /source\.date$/,
    'Scrieți data sursei (2026, 2026-11 sau 2026-11-21) sau, dacă nu are una, când ați citit-o.',
  ],
  [/source\.readAt$/, 'Scrieți când ați citit sursa: 2026-11-21 sau 2026-11. Nu poate fi înaintea datei ei.'],
  [/origin$/, 'Alegeți de unde știm cine este creditorul.'],
  [/source\.url$/, 'Adresa sursei începe cu http:// sau https://.'],
  [/^url$/, 'Adresa creditorului începe cu https://.'],
  [/^slug$/, 'Folosiți numai litere mici fără diacritice, cifre și cratime.'],
  [/^lenderLink$/, 'Scrieți o pagină a noastră, de forma /credit-nevoi-personale/nume/.'],
  [/^stars$/, 'Stelele sunt între 1 și 5.'],
];

function sentenceOf({ code, path }: z.core.$ZodIssue): string {
  const field = path.join('.');
  const known = byField.find(([pattern]) => pattern.test(field));
  if (known) return known[1];
  if (code === 'custom') return 'Limita de jos este peste cea de sus.';
  if (code === 'unrecognized_keys') return 'Are un câmp necunoscut.';
  return code === 'too_big'
    ? 'Valoarea este prea mare.'
    : 'Completați cu o valoare care se potrivește câmpului.';
}
