import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { CheckField } from './check-fields.ts';
import { isLimited, type Contract } from './contract.ts';

/** Whether the ceilings of the law are about a contract. */
export type CeilingScope =
  | { kind: 'applies'; pack: RulePack; secured: boolean }
  /** a contract from before the law, which may be revised: the ceilings hold for what is still owed at the request */
  | { kind: 'revision'; sentence: string }
  /** nothing can be said, and why; `needs`: the answer that would change it */
  | { kind: 'unknown'; why: ScopeGap; sentence: string; needs: CheckField | null };

/** Why no ceiling is known for a contract. */
type ScopeGap =
  | 'lender'
  /** the law does not name banks */
  | 'bank'
  | 'day'
  | 'mortgage'
  | 'kind'
  | 'limit'
  /** larger or longer than what the law is about */
  | 'size'
  /** from before the law; whether it was running on its first day is not known, or how late it was */
  | 'before'
  | 'before-arrears'
  /** from before the law, and not to be revised */
  | 'before-ended'
  | 'before-late'
  /** no pack speaks of its day */
  | 'country';

/**
 * Source: Legea 243/2024, art. 1 (whom), 2 lit. f (what), 10 (contracts from before). „Nu știu” leads to no verdict.
 * @param packs the country's, in any order: the one in force on the contract's day decides
 */
export function ceilingScope(contract: Contract, packs: readonly RulePack[]): CeilingScope {
  const { lenderKind, lender, concluded, hasMortgage, credit, isCreditTold, kind, years } = contract;
  if (lenderKind === null) {
    return unknown(
      'lender',
      lender === null
        ? 'Plafoanele din lege privesc numai IFN-urile. Spuneți-ne cine vă împrumută.'
        : 'Plafoanele din lege privesc numai IFN-urile, iar despre firma aceasta nu știm sigur ce este.',
      'creditor',
    );
  }
  // Mutual-aid houses are IFNs of a register of their own (Legea 93/2009, art. 5 lit. g): the words of art. 1 cover them.
  if (lenderKind === 'bank' || lenderKind === 'foreign-bank') {
    const who = lenderKind === 'bank' ? 'Creditorul este o bancă' : 'Creditorul este o bancă din alt stat';
    return unknown(
      'bank',
      `${who}, iar plafoanele privesc numai IFN-urile (art. 1): nu avem un plafon cu care să comparăm.`,
      null,
    );
  }
  if (concluded === null)
    return unknown('day', 'Plafonul este cel din ziua contractului. Scrieți data lui.', 'data');
  const pack = rulePackInForce(packs, concluded);
  if (pack === null) return beforeTheLaw(contract, packs);
  if (hasMortgage === null) {
    return unknown(
      'mortgage',
      'La un credit garantat cu o casă sau cu un teren plafonul este altul. Spuneți-ne dacă este așa.',
      'ipoteca',
    );
  }
  if (!hasMortgage && !isCreditTold && (kind === null || isLimited(kind))) {
    return kind === null
      ? unknown(
          'kind',
          'La o linie sau la un card plafonul se ia după limită. Spuneți-ne ce fel de credit este.',
          'tip',
        )
      : unknown(
          'limit',
          'La o linie sau la un card plafonul se ia după limită, nu după suma folosită. Scrieți limita.',
          'suma-contract',
        );
  }
  const scope = pack.capScope?.value;
  if (scope && !hasMortgage && (credit > scope.maxPrincipal || years > scope.maxYears)) {
    return unknown(
      'size',
      `Plafoanele privesc creditele de cel mult ${leiInSentence(scope.maxPrincipal)} și ${countNoun(scope.maxYears, 'an', 'ani')}: acesta iese din ele.`,
      null,
    );
  }
  return { kind: 'applies', pack, secured: hasMortgage };
}

function beforeTheLaw({ wasRunning, arrearsDays }: Contract, packs: readonly RulePack[]): CeilingScope {
  const older = packs.find(({ olderContracts }) => olderContracts !== null)?.olderContracts?.value;
  if (!older) return unknown('country', 'Contractul este dinaintea regulilor pe care le știm.', null);
  const { runningOn, mostArrearsDays } = older;
  const before = `Contractul este dinaintea legii, care se aplică de la ${formatDate(runningOn)}`;
  if (wasRunning === null)
    return unknown('before', `${before}. Spuneți-ne dacă mai era în derulare în ziua aceea.`, 'in-derulare');
  if (!wasRunning)
    return unknown(
      'before-ended',
      `${before}, și se încheiase până atunci: plafoanele nu îl privesc (art. 10).`,
      null,
    );
  if (arrearsDays === null)
    return unknown('before-arrears', `${before}. Scrieți câte zile de întârziere aveți.`, 'restante');
  if (arrearsDays > mostArrearsDays) {
    return unknown(
      'before-late',
      `${before}, iar la mai mult de ${countNoun(mostArrearsDays, 'zi', 'zile')} de întârziere ea nu cuprinde contractele vechi (art. 10). În ce zi se numără întârzierea, articolul nu spune.`,
      null,
    );
  }
  return {
    kind: 'revision',
    sentence: `${before}, dar era în derulare: puteți cere revizuirea lui. Plafonul se aplică numai sumei rămase de plată în ziua cererii (art. 10), iar ce ați plătit până atunci nu se recalculează.`,
  };
}

function unknown(why: ScopeGap, sentence: string, needs: CheckField | null): CeilingScope {
  return { kind: 'unknown', why, sentence, needs };
}
