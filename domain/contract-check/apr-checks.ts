import { formatApr } from '#domain/text/format-percent.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { insuranceIsOpen, needed, withoutApr, type Check, type Facts, type Finding } from './check.ts';

/** Checks of the DAE that stands in the papers: against that of the payments, and whether it holds the insurance. */
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
  const ours = formatApr(cost.aprPercent);
  if (isSameApr(printed, cost.aprPercent)) {
    return {
      verdict: 'unknown',
      sentence: `DAE din acte se potrivește cu cea calculată de noi din plăți, ${ours}. Dacă mai sunt costuri în afara lor, nu se poate spune.`,
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
    sentence: `Din plățile scrise iese o DAE de ${ours}, iar în acte stau ${formatApr(printed)}. ${where} și ce zile a luat în calcul.`,
  };
}

// DAE is given with one decimal at least; months of 28 to 31 days move a large one by about half a percent of itself.
export function isSameApr(printed: number, computed: number): boolean {
  return Math.abs(printed - computed) <= Math.max(0.1, computed * 0.005);
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
      sentence: `${price} Nefiind cerută pentru credit, legea nu o numără în cost; dacă vi se potrivește, nu se poate spune de aici.`,
    };
  }
  if (printed !== null && aprPercent !== null && isSameApr(printed, aprPercent)) {
    return {
      verdict: 'unknown',
      sentence: `${price} Fiind cerută, intră în cost, iar DAE din acte o cuprinde. Mai mult nu se poate spune de aici.`,
    };
  }
  return {
    verdict: 'ask',
    sentence: `${price} Fiind cerută, intră în costul creditului. Întrebați creditorul dacă DAE din acte o cuprinde.`,
  };
}
