import { olderContracts } from '#domain/law/older-contracts.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { countDays, countYears } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { CheckField } from './check-fields.ts';
import { isLimited, type Contract } from './contract.ts';

/** Whether the legal ceilings apply to a contract. */
export type CeilingScope =
  | { kind: 'applies'; pack: RulePack; secured: boolean }
  /** a contract from before the law that may be revised: the ceilings apply to the debt at the time of the request */
  | { kind: 'revision'; sentence: string }
  /** no verdict is possible, and why; `needs`: the answer that would change that */
  | { kind: 'unknown'; why: ScopeGap; sentence: string; needs: CheckField | null };

/** Reason why no ceiling is known for a contract. */
type ScopeGap =
  | 'lender'
  /** the law does not mention banks */
  | 'bank'
  | 'day'
  | 'mortgage'
  | 'kind'
  | 'limit'
  /** larger or longer than the scope of the law */
  | 'size'
  /** from before the law; it is unknown whether it was running on the law's first day, or how late it was */
  | 'before'
  | 'before-arrears'
  /** from before the law, and cannot be revised */
  | 'before-ended'
  | 'before-late'
  /** no rule pack covers its date */
  | 'country';

/**
 * Determines whether the ceilings apply. Source: Legea 243/2024, art. 1 (lenders), 2 lit. f (credits), 10 (earlier contracts).
 * „Nu știu” leads to no verdict.
 * @param packs the country's, in any order: the one in force on the contract's date decides
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
  // Mutual-aid houses are IFNs in a register of their own (Legea 93/2009, art. 5 lit. g): art. 1 covers them.
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
      `Plafoanele privesc creditele de cel mult ${leiInSentence(scope.maxPrincipal)} și ${countYears(scope.maxYears)}: acesta iese din ele.`,
      null,
    );
  }
  return { kind: 'applies', pack, secured: hasMortgage };
}

function beforeTheLaw({ wasRunning, arrearsDays }: Contract, packs: readonly RulePack[]): CeilingScope {
  const older = olderContracts(packs);
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
      `${before}, iar la mai mult de ${countDays(mostArrearsDays)} de întârziere ea nu cuprinde contractele vechi (art. 10). În ce zi se numără întârzierea, articolul nu spune.`,
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
