import type { RulePack } from './rule-pack.ts';

type LawFigureParts = {
  name: string;
  /** fields of the rules hidden together: a ceiling without its scope would be applied to loans outside it */
  fields: readonly (keyof RulePack)[];
  /** placeholders of texts filled from it, without `lege.` */
  placeholders: RegExp;
};

/** Figures of the law that are shown or hidden together, by their name in the office. */
export const lawFigures = {
  plafoane: {
    name: 'plafoanele creditelor IFN: pe zi, de DAE și la ce credite se aplică',
    fields: [
      'dailyCaps',
      'lendingFacilityPercent',
      'generalAprCapPercent',
      'mortgageAprCapPercent',
      'capScope',
      'olderContracts',
      'revisionDays',
      'capLawName',
    ],
    placeholders:
      /^(plafoane|prag_\d|zi_\d|suma_maxima|durata_maxima|lombard|lombard_data|dae|dae_ipotecar)$/,
  },
  dae: {
    name: 'plafoanele de DAE și dobânda BNR pe care o urmează',
    fields: ['lendingFacilityPercent', 'generalAprCapPercent', 'mortgageAprCapPercent'],
    placeholders: /^(lombard|lombard_data|dae|dae_ipotecar)$/,
  },
  penalizare: {
    name: 'limita penalizărilor',
    fields: ['penaltyCapPercent', 'penaltiesInCostUpTo'],
    placeholders: /^penalizare$/,
  },
  indatorare: {
    name: 'gradul de îndatorare',
    fields: ['incomeSharePercent'],
    placeholders: /^indatorare$/,
  },
  anticipat: {
    name: 'compensația la plata mai devreme',
    fields: ['earlyRepaymentPercent'],
    placeholders: /^anticipat(_final)?$/,
  },
  retragere: {
    name: 'zilele de retragere din contract',
    fields: ['withdrawalDays'],
    placeholders: /^retragere$/,
  },
} as const satisfies Record<string, LawFigureParts>;

export type LawFigure = keyof typeof lawFigures;

export const lawFigureNames = Object.keys(lawFigures) as LawFigure[];

/** Lists the figures of the law that fill a placeholder: `lege.dae`. Those of an operator or a country use none. */
export function lawFiguresOf(placeholder: string): LawFigure[] {
  const [, name] = /^lege\.(\w+)$/.exec(placeholder) ?? [];
  if (name === undefined) return [];
  return lawFigureNames.filter((figure) => lawFigures[figure].placeholders.test(name));
}

/** Removes figures from the rules, as in a country without them: pages leave out the statements that need them. */
export function withoutLawFigures(pack: RulePack, hidden: readonly LawFigure[]): RulePack {
  const fields: readonly (keyof RulePack)[] = hidden.flatMap((figure) => lawFigures[figure].fields);
  return { ...pack, ...Object.fromEntries(fields.map((field) => [field, null])) };
}
