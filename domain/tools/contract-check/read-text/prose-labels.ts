import { amountsIn, datesIn, percentsIn, termsIn, type Figure } from './figures.ts';
import { rateFills, words, writes, type Label } from './labels.ts';

// Right after a label: only a colon or a space, then a figure.
const THEN_FIGURE = String.raw`(?= ?:? ?\d)`;
// At the start of a line or a page, as phone apps write a name and its value.
const LINE_START = String.raw`(?<=^|[\n\u241c] ?)`;

/** Builds a pattern of words directly followed by a figure. */
const atFigure = (pattern: RegExp): RegExp => words(new RegExp(`(?:${pattern.source})${THEN_FIGURE}`));
/** Builds a pattern of words that introduce a figure only at the start of a line. */
const atLineStart = (pattern: RegExp): RegExp =>
  words(new RegExp(`${LINE_START}(?:${pattern.source})${THEN_FIGURE}`));

const credit: Label['fills'] = ({ typed }) => [{ primiti: typed, 'suma-contract': typed }];

/**
 * Labels of contracts, text messages and app screens. Shorter than those of the standard form, so most count only right before a
 * figure.
 */
export const proseLabels: readonly Label[] = [
  {
    kind: 'credit',
    pattern: atFigure(
      /(?:credit|imprumut)(?:ul)?(?: dvs\.?| dumneavoastra| tau)?(?: acordat| aprobat)?(?: este)?(?: in (?:suma|valoare|cuantum))? de|(?:suma|valoarea) (?:finantata|refinantata|solicitata|aprobata|ceruta)(?: este)?(?: de)?|oferta pentru|imprumut[ai](?:ti)?|capital(?:ul)? imprumutat|(?<=(?:credit|imprumut)[^.;\d\u241c]{0,50})\bin (?:suma|valoare|cuantum)(?: totala)? de/,
    ),
    figures: amountsIn,
    fills: credit,
  },
  { kind: 'credit', pattern: atLineStart(/suma/), figures: amountsIn, fills: credit },
  {
    kind: 'credit',
    pattern: words(/\bcredit(?= \d[\d .,]{0,11} ?(?:lei|ron)\b)/),
    figures: amountsIn,
    fills: credit,
  },
  {
    kind: 'credit',
    pattern: atFigure(/\blimita(?: cardului| card| liniei| contului)?/),
    figures: amountsIn,
    fills: writes('suma-contract'),
  },
  {
    kind: 'received',
    pattern: words(
      /(?<!din |a )suma (?:folosita|utilizata|trasa)|(?:(?:ati|ai) primit|primesti|primiti|(?:veti|vei) primi)(?= ?\d)/,
    ),
    figures: amountsIn,
    fills: writes('primiti'),
  },
  {
    kind: 'term',
    pattern: words(
      /perioada(?= ?:? ?\d)|durata(?= ?:? ?\d)|termen(?:ul)?(?= ?:? ?\d)|\bpe(?= ?\d{1,3} (?:de )?(?:zile|luni|ani)\b)|(?<=(?:lei|ron) )in(?= ?\d{1,3} (?:de )?(?:zile|luni|ani)\b)/,
    ),
    figures: termsIn,
    fills: writes('termen'),
  },
  {
    kind: 'term',
    pattern: words(
      /(?:ajunge|ajung) la scadenta (?:in|la)(?: data de)?|(?<!la )\bscadent(?:a|ei)(?= ?:? ?\d)|pana la(?: data de)?(?= ?\d{1,2}[./-]\d{1,2}[./-]\d{4} (?:veti|vei|trebuie|rambursa|se ramb|plati))/,
    ),
    figures: datesIn,
    fills: writes('termen'),
  },
  {
    kind: 'term',
    pattern: words(/numar(?:ul)?(?: de| total de)? rate(?:lor)?/),
    figures: countsIn,
    fills: writes('termen'),
  },
  {
    kind: 'payments',
    pattern: words(
      /suma (?:datorata|scadenta)(?= ?:? ?\d)|(?:ai|aveti) de (?:plata|platit|achitat|rambursat)(?= ?:? ?\d)|suma totala(?= (?:este )?de ?\d)|(?:suma|valoarea) de (?:plata|platit|rambursat|restituit|achitat|returnat)|(?:dai|dati|veti da|vei da) inapoi|(?:veti|vei) (?:rambursa|plati|restitui|returna|achita)(?= ?\d)|\bde (?:platit|rambursat|restituit|returnat)(?: la (?:termen|scadenta))?(?= ?:? ?\d)/,
    ),
    figures: amountsIn,
    fills: writes('platiti'),
  },
  { kind: 'payments', pattern: atLineStart(/de plata/), figures: amountsIn, fills: writes('platiti') },
  {
    kind: 'payments',
    pattern: words(
      /\brata (?:lunara|egala|de plata)(?: (?:egala|fixa|de plata|este|in valoare|in cuantum|va fi)){0,3}(?: de)?|valoarea (?:ratei|unei rate)(?: lunare)?|\brata(?= ?:? ?\d)/,
    ),
    figures: amountsIn,
    // One instalment gives the payments only if the text states their number.
    fills: ({ typed }, { months }) => (months === null ? [] : [{ platiti: `${months} x ${typed}` }]),
  },
  {
    kind: 'rate',
    pattern: words(/dobanda(?: (?:fixa|variabila))?(?= ?\d)/),
    figures: percentsIn,
    fills: rateFills,
  },
  {
    kind: 'minimum',
    pattern: words(
      /(?:plata|suma|rata) (?:lunara )?minima(?: (?:lunara|obligatorie|de (?:plata|rambursat)))*/,
    ),
    figures: sharesIn,
    fills: ({ typed }, { after }) => {
      if (typed.endsWith(SUM)) return [{ 'minima-lei': typed.slice(0, -SUM.length) }];
      const [, least = ''] = LEAST.exec(after) ?? [];
      const [amount] = amountsIn(least);
      return [{ minima: typed, ...(amount && { 'minima-lei': amount.typed }) }];
    },
  },
  {
    kind: 'extension',
    pattern: words(
      /(?:pret|cost|taxa|tarif|valoare)[a-z]{0,3} (?:unei |pentru )?prelungir[a-z]{1,4}|prelungir[a-z]{1,4}|\bprelungi(?:ti|t)?\b/,
    ),
    figures: amountsIn,
    fills: ({ typed }, { before, between }) => {
      // The days of an extension stand before or after the word.
      const [days] = [...termsIn(between), ...termsIn(before).toReversed()].filter(({ typed: span }) =>
        span.endsWith('zile'),
      );
      return [{ prelungire: typed, ...(days && { 'prelungire-zile': days.typed.replace(/\D/g, '') }) }];
    },
  },
];

// „14%, minimum 50 lei”, „10% din sold, dar nu mai puțin de 100 lei”
const LEAST = /^[^.;\u241c]{0,50}?(?:minim[a-z]*|min\.|cel putin|nu mai putin de) ?([^;\u241c]{1,24})/;

// A minimum payment is a share of the debt, or an amount if no share is stated.
const SUM = ' lei';
function sharesIn(plain: string): Figure[] {
  const shares = percentsIn(plain);
  return shares.length > 0
    ? shares
    : amountsIn(plain).map((amount) => ({ ...amount, typed: amount.typed + SUM }));
}

/** Finds the number of instalments, one per month. */
function countsIn(plain: string): Figure[] {
  const [whole, count = ''] = /^[ :\n]{0,3}(\d{1,3})(?![\d.,]|[ ]?(?:lei|ron|%))/.exec(plain) ?? [];
  return whole === undefined || Number(count) === 0
    ? []
    : [{ typed: `${Number(count)} luni`, from: whole.length - count.length, to: whole.length }];
}
