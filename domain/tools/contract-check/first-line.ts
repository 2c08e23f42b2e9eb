import { capitalized } from '#domain/base/text/capitalized.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { bani } from '#domain/base/money/bani.ts';
import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { aprInLaw } from './ceiling-checks.ts';
import type { CheckedContract } from './check-contract.ts';
import type { CheckField } from './check-fields.ts';
import { rangeOfAprs } from './range-of-aprs.ts';
import type { LenderCase, VerdictByCases } from './verdict-by-cases.ts';

/** First line of an answer: a sentence, and a second one that follows it. */
export type FirstLine = {
  main: string;
  soft: string | null;
  /** the words of `main` about the excess over the legal maximum */
  past: string | null;
};

/** Writes the verdict. No other part of the page may contradict it: `check-contract.ts` builds its rows from the same ceiling. */
export function firstLine({ cases, assumed, asks }: VerdictByCases): FirstLine {
  const [own, other] = cases;
  if (other) {
    // The sentence about the bank mentions the banks' published prices.
    return withPast(
      own,
      `La un IFN: ${lawSentence({ ...own, published: null })}`,
      `La o bancă: ${bankSentence(other)}`,
    );
  }
  if (own.lender === 'bank' || own.lender === 'foreign-bank') {
    return { main: ofBank(own), soft: 'La o bancă legea nu pune un plafon în lei.', past: null };
  }
  const isHouse = own.lender === 'credit-union';
  const [taken, else_] = (asks !== null && asks === assumed[0] && taking(asks, own.checked)) || [null, null];
  const place = taken ?? (isHouse ? 'La un CAR' : null);
  const said = lawSentence(own);
  const main = place === null ? alone(own.checked, said) : `${place}: ${said}`;
  return withPast(own, main, else_ ?? (isHouse ? ofHouse(own) : null));
}

/** An assumption about the contract, and the effect if it is wrong. */
function taking(
  field: CheckField,
  { contract, lawDay }: CheckedContract,
): [usual: string, other: string] | null {
  switch (field) {
    case 'data':
      if (lawDay === null) return null;
      return [
        `Semnat de la ${formatDate(lawDay)} încoace`,
        'La un contract mai vechi puteți cere revizuirea, dacă era în derulare.',
      ];
    case 'ipoteca':
      return ['Fără ipotecă', 'Cu o casă sau un teren în garanție, plafonul este altul.'];
    case 'tip':
      return contract.kind === 'instalments'
        ? ['În rate lunare egale', 'Dintr-o dată, la o linie sau la un card, calculul este altul.']
        : ['La un credit obișnuit', 'La o linie sau la un card contează limita.'];
    case 'suma-contract':
      return [
        `La o limită de ${leiInSentence(contract.credit)}`,
        'La o limită mai mare, plafonul este altul.',
      ];
    case 'asigurare-unde':
      return ['Cu asigurarea în rate', 'Plătită separat, ea crește costul.'];
    default:
      return null;
  }
}

function withPast(own: LenderCase, main: string, soft: string | null): FirstLine {
  const { over } = own.checked;
  return { main, soft, past: over === null ? null : pastWords(own.checked) };
}

/** Writes „165 de lei peste lege” */
function pastWords({ over }: CheckedContract): string {
  return `${leiInSentence(over ?? bani(0))} peste lege`;
}

const laterWords: Readonly<Record<string, string>> = {
  penalties: 'penalizările cerute trec',
  late: 'penalizările de 30 de zile trec',
  extension: 'prelungirea trece',
};

/** Writes the law's statement about a price, as the end of a sentence. */
function lawSentence({ lender, checked, published }: LenderCase): string {
  const later = checked.results.find(({ id, verdict }) => verdict === 'over' && laterWords[id] !== undefined);
  // Published prices of houses have a sentence of their own.
  const price = priceWords(checked, lender === 'ifn' ? published : null);
  if (!later) return `${price}.`;
  return checked.over === null
    ? `${price}, dar ${laterWords[later.id]} peste lege.`
    : `${price}; și ${laterWords[later.id]} peste ea.`;
}

function priceWords(checked: CheckedContract, published: PublishedAprs | null): string {
  const { over, maximumCost, cost, ceiling, scope, lawDay, contract } = checked;
  if (over !== null) return `cu ${pastWords(checked)}`;
  if (maximumCost !== null) {
    const left = bani(maximumCost - cost.costInLaw);
    return left === 0 ? 'exact cât permite legea' : `cu ${leiInSentence(left)} sub maximul din lege`;
  }
  if (ceiling.kind === 'apr') {
    const apr = aprInLaw(contract, cost);
    const cap = datedAprCap(ceiling.cap);
    if (apr === null) return contract.isTimed ? `DAE este peste ${cap}` : `DAE are voie până la ${cap}`;
    return `DAE ${formatApr(apr)}, ${apr > ceiling.cap.value ? 'peste' : 'sub'} plafonul de ${cap}`;
  }
  if (scope.kind === 'revision') return `${OLD}: puteți cere revizuirea lui`;
  const why = scope.kind === 'unknown' ? scope.why : 'country';
  if (why === 'before' && lawDay) {
    return `${OLD}; dacă era în derulare la ${formatDate(lawDay)}, puteți cere revizuirea lui`;
  }
  const old = beforeWords[why];
  return old ?? `fără plafon la suma și perioada aceasta${published ? besides(checked, published) : ''}`;
}

const OLD = 'contract dinaintea legii';
const beforeWords: Readonly<Record<string, string>> = {
  'before-arrears': `${OLD}; cu o întârziere mică, puteți cere revizuirea lui`,
  'before-ended': `${OLD}, încheiat până atunci: plafonul nu îl privește`,
  'before-late': `${OLD}, cu întârziere mare: plafonul nu îl privește`,
};

/** Writes the law's statement as a sentence of its own. */
function alone({ over }: CheckedContract, said: string): string {
  if (over !== null) return said.replace(/^cu /, 'Vi se cer ');
  return capitalized(said);
}

function bankSentence({ checked, published }: LenderCase): string {
  return `fără plafon în lei${besides(checked, published)}.`;
}

function besides({ cost }: CheckedContract, published: PublishedAprs | null): string {
  if (cost.aprPercent === null) return '';
  const own = `; ${formatApr(cost.aprPercent)} pe an`;
  return published === null
    ? own
    : `${own}, față de ${rangeOfAprs(published)} ${whereOf(published, 'băncile')}`;
}

function ofBank({ checked: { cost, contract }, published }: LenderCase): string {
  const { aprPercent: own } = cost;
  if (own === null) {
    return contract.isTimed ? 'DAE trece de 10 milioane la sută.' : 'DAE se vede abia din datele plăților.';
  }
  if (published === null) return `Vi se cer ${formatApr(own)} pe an.`;
  const range = `${rangeOfAprs(published)} ${whereOf(published, 'băncile')}`;
  // Compared as displayed: 16,6% is not above 16,6%.
  const [shown, low, high] = [own, published.low, published.high].map((apr) => Number(apr.toFixed(1))) as [
    number,
    number,
    number,
  ];
  if (shown > high) return `Mai scump: ${formatApr(own)} pe an, față de ${range}.`;
  if (shown < low) return `Mai ieftin: ${formatApr(own)} pe an, față de ${range}.`;
  return `Ca la alte bănci: ${formatApr(own)} pe an, față de ${range}.`;
}

function ofHouse({ checked: { cost }, published }: LenderCase): string | null {
  if (cost.aprPercent === null || published === null) return null;
  return `${formatApr(cost.aprPercent)} pe an, față de ${rangeOfAprs(published)} ${whereOf(published, 'casele')}.`;
}

function whereOf({ isAsked, lenders }: PublishedAprs, who: 'băncile' | 'casele'): string {
  const [only, another] = lenders;
  if (only !== undefined && another === undefined) return `la ${only}`;
  return isAsked ? `la ${who} cu preț publicat` : `la ${who} care publică exemple`;
}
