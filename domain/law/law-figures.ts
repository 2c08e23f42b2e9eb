import type { RulePack } from './rule-pack.ts';

type LawFigureParts = {
  name: string;
  /** what of the rules goes with it: a ceiling without its scope would be said of loans it does not hold for */
  fields: readonly (keyof RulePack)[];
  /** the placeholders of texts that are filled from it, without `lege.` */
  placeholders: RegExp;
};

/** The figures of the law that stand or fall as one, by the name the office has for them. */
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

/** The figures of the law that fill a placeholder: `lege.dae`. Of an operator's or a country's there are none. */
export function lawFiguresOf(placeholder: string): LawFigure[] {
  const [, name] = /^lege\.(\w+)$/.exec(placeholder) ?? [];
  if (name === undefined) return [];
  return lawFigureNames.filter((figure) => lawFigures[figure].placeholders.test(name));
}

/** The rules without some of their figures, as in a country whose rules name none: pages leave out what they can not say. */
export function withoutLawFigures(pack: RulePack, hidden: readonly LawFigure[]): RulePack {
  const fields: readonly (keyof RulePack)[] = hidden.flatMap((figure) => lawFigures[figure].fields);
  return { ...pack, ...Object.fromEntries(fields.map((field) => [field, null])) };
}
