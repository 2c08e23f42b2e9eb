import { formatApr } from '#domain/base/text/format-percent.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { insuranceIsOpen, needed, withoutApr, type Check, type Facts, type Finding } from './check.ts';

/** Checks of the DAE printed in the documents: whether it follows from the payments, and whether it includes the insurance. */
export const aprChecks: readonly Check[] = [
  {
    id: 'printed-apr',
    title: 'DAE din acte și DAE din plăți',
    basis: ['directiva-2008-48/anexa-i'],
    find: findPrintedApr,
  },
  {
    id: 'insurance',
    title: 'Asigurarea și DAE',
    basis: ['legea-243-2024/art-2-lit-j'],
    find: findInsurance,
  },
];

function findPrintedApr({ contract, cost }: Facts): Finding {
  const { printedAprPercent: printed } = contract;
  if (printed === null) return needed('dae', 'Scrieți DAE din ofertă sau din contract.');
  if (cost.aprPercent === null) {
    return withoutApr(contract);
  }
  if (cost.isLeast) return insuranceIsOpen;
  const { aprOtherWay } = cost;
  const ours =
    aprOtherWay === null || isSameApr(aprOtherWay, cost.aprPercent)
      ? formatApr(cost.aprPercent)
      : `${formatApr(cost.aprPercent)} sau ${formatApr(aprOtherWay)}, după cum se numără zilele`;
  if (isPrintedApr(printed, cost)) {
    return {
      verdict: 'unknown',
      sentence: `DAE din acte se potrivește cu plățile: ${ours}. Costuri în afara lor nu se văd de aici.`,
    };
  }
  if (cost.aprWithoutInsurance !== null && isSameApr(printed, cost.aprWithoutInsurance)) {
    return {
      verdict: 'ask',
      sentence: `DAE din acte iese numai dacă asigurarea nu se numără: cu ea, DAE este ${ours}. Întrebați creditorul de ce nu o cuprinde.`,
    };
  }
  const where =
    printed < cost.aprPercent
      ? 'Întrebați creditorul ce plată n-a numărat'
      : 'Întrebați creditorul ce cost a numărat în plus';
  return {
    verdict: 'ask',
    sentence: `Din plăți iese o DAE de ${ours}, iar în acte scrie ${formatApr(printed)}. ${where} și ce zile a luat în calcul.`,
  };
}

// Tells whether two DAE are the same: the printed one has at least one decimal; months of 28 to 31 days change a high DAE by
// about half a percent of itself.
export function isSameApr(printed: number, computed: number): boolean {
  return Math.abs(printed - computed) <= Math.max(0.1, computed * 0.005);
}

/** Tells whether the printed DAE follows from the payments, by either method of counting time. */
function isPrintedApr(printed: number, { aprPercent, aprOtherWay }: Facts['cost']): boolean {
  return [aprPercent, aprOtherWay].some((apr) => apr !== null && isSameApr(printed, apr));
}

function findInsurance({ contract: { insurance, printedAprPercent: printed }, cost }: Facts): Finding {
  if (insurance === null) return needed('asigurare', 'Scrieți prima asigurării, dacă aveți una.');
  const { aprPercent, aprWithoutInsurance } = cost;
  const both =
    aprPercent === null || aprWithoutInsurance === null
      ? ''
      : ` Cu ea, DAE este ${formatApr(aprPercent)}; fără ea, ${formatApr(aprWithoutInsurance)}.`;
  const price = `Asigurarea vă costă ${leiInSentence(insurance.amount)}.${both}`;
  if (insurance.isRequired === null) {
    return {
      verdict: 'ask',
      sentence: `${price} Întrebați dacă luați creditul, în aceleași condiții, și fără ea.`,
      needs: 'asigurare-ceruta',
    };
  }
  if (!insurance.isRequired) {
    return {
      verdict: 'unknown',
      sentence: `${price} Nefiind cerută pentru credit, legea nu o numără în cost.`,
    };
  }
  if (printed !== null && isPrintedApr(printed, cost)) {
    return {
      verdict: 'unknown',
      sentence: `${price} Fiind cerută, intră în cost, iar DAE din acte o cuprinde.`,
    };
  }
  return {
    verdict: 'ask',
    sentence: `${price} Fiind cerută, intră în costul creditului. Întrebați creditorul dacă DAE din acte o cuprinde.`,
  };
}
