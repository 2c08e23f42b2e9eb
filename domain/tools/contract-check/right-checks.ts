import { lawPercent } from '#domain/law/rules-in-words.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { needed, type Check, type Facts, type Finding } from './check.ts';
import { packOf } from './pack-of.ts';
import { withdrawalDay } from './withdrawal-day.ts';

/** Checks of later rights of the borrower: withdrawal, and early repayment. */
export const rightChecks: readonly Check[] = [
  {
    id: 'withdrawal',
    title: 'Dreptul de a vă răzgândi',
    basis: ['oug-50-2010/art-58-alin-1'],
    find: findWithdrawal,
  },
  {
    id: 'early',
    title: 'Prețul plății mai devreme',
    basis: ['oug-50-2010/art-66', 'oug-50-2010/art-67'],
    find: findEarly,
  },
];

const NOT_PREPARED = 'Pentru țara aceasta nu avem regula pregătită.';

function findWithdrawal({ contract, cost, packs, today }: Facts): Finding {
  const { concluded, isSigned, kind, hasMortgage } = contract;
  if (hasMortgage === true) {
    return {
      verdict: 'unknown',
      sentence:
        'La un credit cu ipotecă se aplică altă lege. Întrebați creditorul în câte zile vă puteți retrage.',
    };
  }
  if (concluded === null) return needed('data', 'Scrieți data contractului: de la ea se numără zilele.');
  const end = withdrawalDay(concluded, packs);
  if (end === null) return { verdict: 'unknown', sentence: NOT_PREPARED };
  const { last, sendBy } = end;
  const withdrawal = countDays(end.count);
  if (!isSigned) {
    return {
      verdict: 'unknown',
      sentence: `După ce semnați, vă puteți retrage în ${withdrawal}, fără motiv.`,
    };
  }
  if (last < today)
    return {
      verdict: 'unknown',
      sentence: `Cele ${withdrawal} s-au încheiat la ${formatDate(last)}.`,
    };
  const free = sendBy === last ? '' : ` Ziua este liberă: trimiteți cel târziu la ${formatDate(sendBy)}.`;
  const linked =
    kind === 'pay-later'
      ? ' La un credit dat numai pentru o cumpărătură anume dreptul acesta poate lipsi: întrebați creditorul.'
      : cost.cost === 0
        ? ' La un credit fără niciun cost dreptul acesta poate lipsi: întrebați creditorul.'
        : '';
  return {
    verdict: 'ask',
    sentence: `Vă puteți retrage, fără motiv, până la ${formatDate(last)} inclusiv.${free}${linked}`,
  };
}

function findEarly({ contract, packs }: Facts): Finding {
  const { earlyPercent: asked, isRateFixed, years, concluded } = contract;
  if (asked === null)
    return needed('anticipat', 'Scrieți cât cere creditorul dacă plătiți mai devreme, în procente.');
  if (asked === 0) return { verdict: 'under', sentence: 'Nu vi se cere nimic pentru plata mai devreme.' };
  const written = formatPercent(asked, Number.isInteger(asked) ? 0 : 2);
  if (isRateFixed === false) {
    return {
      verdict: 'over',
      sentence: `Vi se cer ${written}, deși la dobândă variabilă legea pe care o știm nu permite o compensație. Întrebați creditorul pe ce se sprijină.`,
    };
  }
  const limits = packOf(concluded, packs)?.earlyRepaymentPercent?.value;
  if (!limits) return { verdict: 'unknown', sentence: NOT_PREPARED };
  const limit = years > 1 ? limits.aboveAYear : limits.lastYear;
  const most = `${lawPercent(limit)} ${years > 1 ? 'cât mai este peste un an' : 'în ultimul an'}`;
  if (asked > limit) {
    return {
      verdict: 'over',
      sentence: `Vi se cer ${written}, iar legea pe care o știm se oprește la ${most}. Întrebați creditorul pe ce se sprijină.`,
    };
  }
  if (isRateFixed === null) {
    return {
      ...needed(
        'fixa',
        `Compensația de ${written} este permisă numai la dobândă fixă. Spuneți-ne cum este a dumneavoastră.`,
      ),
      verdict: 'ask',
    };
  }
  return {
    verdict: 'under',
    sentence: `Compensația de ${written} nu trece de limita din lege, ${most}.`,
  };
}
