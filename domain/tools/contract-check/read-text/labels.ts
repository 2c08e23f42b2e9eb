import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import { amountsIn, datesIn, percentsIn, termsIn, type Figure } from './figures.ts';
import type { TextQuestionKind } from './text-question.ts';

/** Context of a figure, folded. */
type Around = {
  label: string;
  /** the same sentence before the label, the text between label and figure, and right after it */
  before: string;
  between: string;
  after: string;
  /** repayment term in months by the text; null: not stated, or ambiguous */
  months: number | null;
  /** the text is about a line or a card: its amount is a limit, and the drawn amount is unknown */
  isLine: boolean;
};

/** A label of the standard form or of a contract, and the figure that follows it. */
export type Label = {
  kind: TextQuestionKind;
  pattern: RegExp;
  figures: (plain: string) => Figure[];
  /** what the figure writes into the form: one entry per reading */
  fills: (figure: Figure, around: Around) => Partial<Record<CheckField, string>>[];
};

/**
 * Builds the pattern of a label. Forms break a label over lines, and some files contain no spaces: each space may be a line break
 * or missing.
 */
export function words(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(/ \??(?![^[\]]*\])/g, '[ \\n]?'), 'g');
}

export const writes =
  (field: CheckField): Label['fills'] =>
  ({ typed }) => [{ [field]: typed }];

/**
 * Labels in folded text, as in the annex of OUG 50/2010 that follows Directive 2008/48/EC (standard information) and as contracts
 * say the same. No other words of a text are read.
 */
export const labels: readonly Label[] = [
  {
    kind: 'credit',
    pattern: words(
      /(?:valoarea|suma) totala a (?:creditului|imprumutului)|(?:valoarea|suma) (?:creditului|imprumutului|imprumutata)|(?:plafonul|limita) (?:de credit|creditului)/,
    ),
    figures: amountsIn,
    // The form asks for the received amount, and for the contract's amount if it differs.
    fills: ({ typed }, { label, isLine }) =>
      isLine || /plafon|limita/.test(label)
        ? [{ 'suma-contract': typed }]
        : [{ primiti: typed, 'suma-contract': typed }],
  },
  {
    kind: 'received',
    pattern: words(/suma (?:neta|primita|virata|incasata|efectiv[a-z]*)[a-z \n]{0,30}/),
    figures: amountsIn,
    fills: writes('primiti'),
  },
  {
    kind: 'term',
    pattern: words(
      /durata(?: (?:contractului|creditului|imprumutului|creditarii|de rambursare|de creditare))?|perioada (?:de (?:creditare|rambursare)|creditului|imprumutului)|termen(?:ul)? (?:de (?:rambursare|restituire)|creditului)|pe o (?:perioada|durata) de/,
    ),
    figures: termsIn,
    fills: writes('termen'),
  },
  {
    kind: 'term',
    pattern: words(
      /(?:data )?scadent(?:ei|a) finala|data (?:scadentei|scadenta|rambursarii)|se ramburseaza (?:integral )?(?:la|pana la)(?: data de)?/,
    ),
    figures: datesIn,
    fills: writes('termen'),
  },
  {
    kind: 'payments',
    pattern: words(
      /(?:valoarea|suma) totala (?:platibila|datorata|de (?:plata|platit|rambursat|restituit|achitat)|(?:pe care|care)[a-z \n]{1,40}(?:platiti|platita|plati|achitati|achitata|rambursati))|total(?:ul)? (?:general )?de (?:plata|platit|rambursat|restituit)/,
    ),
    figures: amountsIn,
    fills: writes('platiti'),
  },
  {
    kind: 'apr',
    pattern: words(/dob[a]nd[a-z]* anual[a-z]* efectiv[a-z]*|\bd\.?a\.?[ef]\.?\b/),
    figures: percentsIn,
    fills: writes('dae'),
  },
  {
    kind: 'penalty',
    pattern: words(
      /doban[dz][a-z]* penalizato[a-z]*|penaliz[a-z]*(?: de intarziere)?|penalitat[a-z]*(?: de intarziere)?/,
    ),
    figures: percentsIn,
    // The form asks for a daily percentage: another one does not answer it.
    fills: ({ typed }, { between, after }) =>
      (perWord(after) ?? perWord(/%(.*)/s.exec(between)?.[1] ?? '')) === 'zi' ? [{ penalizare: typed }] : [],
  },
  {
    kind: 'rate',
    pattern: words(
      /rat[a-z]* (?:(?:anual|nominal|zilnic|fix|variabil)[a-z]{0,3} ){0,3}a? ?dobanzii(?: (?:a[a-z]{1,9} creditului|curente|anuale|nominale|fixe|variabile)){0,3}|dobanda (?:(?:anuala|nominala|zilnica|curenta|fixa|variabila|remuneratorie)(?! efectiva) ?)+|dobanda(?= (?:este|de)\b)|dobanda(?= ?:)/,
    ),
    figures: percentsIn,
    fills: (figure, around) => rateFills(figure, around),
  },
  {
    kind: 'early',
    pattern: words(
      /(?:comision[a-z]*|compensat[a-z]*|despagubir[a-z]*)[a-z \n]{0,50}(?:rambursar[a-z]*|plat[a-z]*) anticipat[a-z]*|rambursar[a-z]* anticipat[a-z]*/,
    ),
    figures: percentsIn,
    fills: writes('anticipat'),
  },
  {
    kind: 'insurance',
    pattern: words(/prim[a-z]* (?:totala )?de asigurare|costul asigurarii/),
    figures: amountsIn,
    fills: writes('asigurare'),
  },
  {
    kind: 'signed',
    pattern: words(
      /data (?:incheierii|semnarii|contractului)(?: (?:prezentului )?contract[a-z]*)?|incheiat[a-z]* (?:astazi|azi|la data de|in data de|la|in)|contract[a-z]*(?: de (?:credit|imprumut))? (?:nr|numarul)\.? ?[a-z0-9/-]{1,20} (?:din|\/)(?: data de)?/,
    ),
    figures: datesIn,
    fills: ({ typed }) => [{ semnat: 'da', data: typed }],
  },
  {
    kind: 'money-day',
    pattern: words(/data (?:acordarii|tragerii|virarii|punerii la dispozitie|utilizarii)[a-z \n]{0,20}/),
    figures: datesIn,
    fills: writes('data-banilor'),
  },
];

/** Starts of other rows, whose figures are not read. */
export const otherRows = words(
  /capital(?:ul)? social|tipul de credit|conditiile care reglementeaza|garantii|costuri conexe|costuri in caz|dreptul de retragere|consultarea unei baze|exemplu reprezentativ|\bcreditor(?:ul)?\b(?= ?:)|\badresa\b|\btelefon\b|comision[a-z]*/,
);

/** Returns what an interest percentage writes into the form: without a word about it, it may be yearly or daily. */
export const rateFills: Label['fills'] = ({ typed }, { label, between, after }) => {
  const word =
    perWord(after) ??
    perWord(/%(.*)/s.exec(between)?.[1] ?? '') ??
    (/anual/.test(label) ? 'an' : /zilnic/.test(label) ? 'zi' : null);
  if (word === 'other') return [];
  return (word === null ? ['an', 'zi'] : [word]).map((pe) => ({ dobanda: typed, pe }));
};

/** Reads „pe an”, „/zi”, „p.a.” after a percentage; `other` is a month; null: not stated. */
function perWord(after: string): 'an' | 'zi' | 'other' | null {
  if (/^\s?(?:pe|\/|pentru fiecare)?\s?(?:zi\b|zilnic)/.test(after)) return 'zi';
  if (/^\s?(?:pe|\/)?\s?(?:an\b|anual|p\.\s?a\.)/.test(after)) return 'an';
  if (/^\s?(?:pe|\/)?\s?lun/.test(after)) return 'other';
  return null;
}
