import { addDays } from '#domain/calendar/iso-day.ts';
import { isWorkingDay, previousWorkingDay } from '#domain/calendar/working-days.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatApr, formatPercent } from '#domain/text/format-percent.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { plainLetters } from '#domain/text/plain-letters.ts';
import { aprEquation, law243, law93, oug50Advertising, oug50Of2010 } from './acts.ts';
import { needed, withoutApr, type Check, type Facts, type Finding } from './check.ts';

/** Checks of what stands, or does not stand, in the papers. None of them compares with a ceiling of its own. */
export const paperChecks: readonly Check[] = [
  {
    id: 'printed-apr',
    title: 'DAE din acte și DAE din plăți',
    basis: [aprEquation],
    find: findPrintedApr,
  },
  {
    id: 'insurance',
    title: 'Asigurarea și DAE',
    basis: [law243('art. 2 lit. j')],
    find: findInsurance,
  },
  {
    id: 'fees',
    title: 'Comisioane din afara listei',
    basis: [oug50Of2010('art. 36')],
    find: ({ contract: { fees } }) => {
      if (fees.length === 0)
        return needed('nume-comisioane', 'Scrieți cum se numesc comisioanele din contract.');
      const outside = fees.filter((fee) => !allowedFees.some((allowed) => allowed.test(plainLetters(fee))));
      if (outside.length === 0) {
        return {
          verdict: 'unknown',
          sentence:
            'Numele lor seamănă cu cele din lista închisă a legii. Dacă și sumele sunt corecte, nu se poate spune de aici.',
        };
      }
      const named = outside.map((fee) => `„${fee}”`).join(', ');
      return {
        verdict: 'ask',
        sentence: `Pe lista din lege n-am recunoscut ${named}. Întrebați creditorul cărui comision permis îi corespunde.`,
      };
    },
  },
  {
    id: 'due-date',
    title: 'Taxa pentru mutarea scadenței',
    basis: [oug50Of2010('art. 35 alin. (1) lit. e)')],
    find: ({ contract: { dueDateFee } }) => {
      if (dueDateFee === null) return needed('mutare', 'Scrieți cât cere creditorul ca să mute scadența.');
      if (dueDateFee === 0)
        return { verdict: 'under', sentence: 'Nu vi se cere nimic pentru mutarea scadenței.' };
      return {
        verdict: 'over',
        sentence: `Vi se cer ${leiInSentence(dueDateFee)}, deși forma citită de noi nu lasă loc unei taxe pentru schimbarea scadenței. Întrebați creditorul pe ce se sprijină.`,
      };
    },
  },
  {
    id: 'example',
    title: 'Exemplul din reclamă',
    basis: [oug50Advertising('art. 8 și art. 9')],
    find: ({ contract: { hasExample } }) => {
      if (hasExample === null) return needed('exemplu', 'Spuneți-ne dacă reclama are un exemplu calculat.');
      return hasExample
        ? {
            verdict: 'under',
            sentence: 'Reclama are un exemplu. Dacă îi lipsește ceva, nu se poate spune de aici.',
          }
        : {
            verdict: 'ask',
            sentence:
              'O reclamă la credite cuprinde un exemplu reprezentativ. Cereți creditorului unul, cu sumă, perioadă, DAE și total.',
          };
    },
  },
  {
    id: 'withdrawal',
    title: 'Dreptul de a vă răzgândi',
    basis: [oug50Of2010('art. 58 alin. (1)')],
    find: findWithdrawal,
  },
  {
    id: 'early',
    title: 'Prețul plății mai devreme',
    basis: [oug50Of2010('art. 66 și art. 67')],
    find: findEarly,
  },
  {
    id: 'lender',
    title: 'Cine vă împrumută',
    basis: [law93],
    find: ({ contract: { lender, isUnlisted } }) => {
      if (lender?.identity) {
        return {
          verdict: 'unknown',
          sentence: `${lender.name} este în lista noastră de firme confirmate: ${lender.identity}. Dacă și contractul este al ei, se vede comparând numărul din el.`,
        };
      }
      if (lender) {
        return {
          verdict: 'ask',
          sentence: `${lender.name} este în lista noastră, dar fără un număr de registru găsit de noi. Cereți creditorului numărul lui de la BNR.`,
        };
      }
      if (isUnlisted) {
        return {
          verdict: 'ask',
          sentence:
            'Creditorul nu este în lista noastră de firme confirmate. Cereți-i numărul din registrul BNR și căutați-l acolo.',
        };
      }
      return needed('creditor', 'Spuneți-ne cine vă împrumută.');
    },
  },
];

// The closed list of art. 36, by the words its categories are known under.
const allowedFees = [
  /analiz/,
  /administrar|gestiune/,
  /anticipat/,
  /asigurar/,
  /penaliz|intarzier/,
  /notar|evaluar|cadastr|arhiva|carte funciara|tert/,
  /unic/,
];

function findPrintedApr({ contract, cost }: Facts): Finding {
  const { printedAprPercent: printed } = contract;
  if (printed === null) return needed('dae', 'Scrieți DAE din ofertă sau din contract.');
  if (cost.aprPercent === null) {
    return withoutApr(contract);
  }
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
function isSameApr(printed: number, computed: number): boolean {
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

function findWithdrawal({ contract, cost, packs, today }: Facts): Finding {
  const { concluded, isSigned, kind, hasMortgage } = contract;
  if (hasMortgage === true) {
    return {
      verdict: 'unknown',
      sentence: 'La un credit cu ipotecă se aplică altă lege, al cărei articol nu l-am citit.',
    };
  }
  if (concluded === null) return needed('data', 'Scrieți data contractului: de la ea se numără zilele.');
  const count = (rulePackInForce(packs, concluded) ?? packs[0])?.withdrawalDays?.value;
  if (count === undefined)
    return { verdict: 'unknown', sentence: 'Pentru țara aceasta nu avem regula pregătită.' };
  const withdrawal = countNoun(count, 'zi', 'zile');
  if (!isSigned) {
    return {
      verdict: 'unknown',
      sentence: `După ce semnați, vă puteți retrage în ${withdrawal}, fără motiv. Până nu semnați, ultima zi nu se poate spune.`,
    };
  }
  const last = addDays(concluded, count);
  if (last < today)
    return {
      verdict: 'unknown',
      sentence: `Cele ${withdrawal} s-au încheiat la ${formatDate(last)}. Dacă sunt motive pentru un termen mai lung, nu se poate spune de aici.`,
    };
  const free =
    last >= '2018' && !isWorkingDay(last)
      ? ` Ziua este liberă: trimiteți cel târziu la ${formatDate(previousWorkingDay(last))}.`
      : '';
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

// Fixed rate only: 1% with more than a year left, 0,5% with less.
const EARLY_LIMITS = { long: 1, short: 0.5 };

function findEarly({ contract: { earlyPercent: asked, isRateFixed, years } }: Facts): Finding {
  if (asked === null)
    return needed('anticipat', 'Scrieți cât cere creditorul dacă plătiți mai devreme, în procente.');
  if (asked === 0) return { verdict: 'under', sentence: 'Nu vi se cere nimic pentru plata mai devreme.' };
  const written = formatPercent(asked, Number.isInteger(asked) ? 0 : 2);
  if (isRateFixed === false) {
    return {
      verdict: 'over',
      sentence: `Vi se cer ${written}, deși la dobândă variabilă forma citită de noi nu permite o compensație. Întrebați creditorul pe ce se sprijină.`,
    };
  }
  const limit = years > 1 ? EARLY_LIMITS.long : EARLY_LIMITS.short;
  const most = `${formatPercent(limit, limit === 1 ? 0 : 1)} ${years > 1 ? 'cât mai este peste un an' : 'în ultimul an'}`;
  if (asked > limit) {
    return {
      verdict: 'over',
      sentence: `Vi se cer ${written}, iar forma citită de noi se oprește la ${most}. Întrebați creditorul pe ce se sprijină.`,
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
    sentence: `Compensația de ${written} nu trece de limita citită de noi, ${most}.`,
  };
}
