import { checkWords } from '#domain/tools/contract-check/check-fields.ts';
import type { Found } from './text-question.ts';

const { kind } = checkWords;

// In this order: texts about cards and lines mention instalments too.
const kinds: readonly [word: string, pattern: RegExp][] = [
  [kind.card, /card(?:ul|ului)?(?: meu| tau| dvs\.?)? de credit|credit(?:ul)? pe card|limita cardului/g],
  [kind.line, /lini[aei]{1,2} de credit|descoper(?:it|irea|ire) de cont/g],
  [
    kind.single,
    /intr-o[ \n]singura[ \n](?:plata|rata|transa)|o[ \n]singura[ \n]plata|(?:restitui|ramburs)[a-z]*[ \n]integral[a-z]*[ \n]la[ \n]scadenta/g,
  ],
  [kind.instalments, /\brate[ \n]lunare|\brate[ \n]egale|\brata[ \n]lunara|\d{1,3}[ \n](?:de[ \n])?rate\b/g],
];

/** Finds the kind of credit named in a text; the first of the kinds it names. */
export function creditKindIn(plain: string): Found[] {
  for (const [word, pattern] of kinds) {
    const [match] = plain.matchAll(pattern);
    if (match)
      return [
        {
          kind: 'credit-kind',
          fills: { tip: word },
          from: match.index,
          to: match.index + match[0].length,
        },
      ];
  }
  return [];
}
