import { bani, type Bani } from '#domain/base/money/bani.ts';
import { type Term, unitWords } from '#domain/loan/term.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

/** Reads an amount in whole lei. */
export function readAmount(typed: string, { minPrincipal, maxPrincipal, defaults }: LoanLimits): Read<Bani> {
  const number = parseTypedNumber(typed);
  if (!number.ok && number.reason === 'empty') return refuse('Scrieți suma de care aveți nevoie.');
  if (!number.ok || !Number.isInteger(number.value)) {
    const example = formatNumber(defaults.principal / 100);
    return refuse(`Scrieți suma în cifre, în lei întregi, de exemplu ${example}.`);
  }
  if (number.value < minPrincipal / 100 || number.value > maxPrincipal / 100) {
    return refuse(
      `Alegeți o sumă între ${formatNumber(minPrincipal / 100)} și ${moneyInSentence(maxPrincipal)}.`,
    );
  }
  return accept(bani(number.value * 100));
}

/** Reads a term. @param unitWord months unless it says days */
export function readTerm(typed: string, unitWord: string | null, limits: LoanLimits): Read<Term> {
  const usual = usualTerm(unitWord, limits);
  const { unit } = usual;
  const { min, max } = boundsOf(unit, limits);
  const number = parseTypedNumber(typed);
  if (!number.ok && number.reason === 'empty') return refuse('Scrieți pe cât timp aveți nevoie de bani.');
  if (!number.ok || !Number.isInteger(number.value)) {
    return refuse(`Scrieți perioada ca număr întreg de ${unitWords[unit]}, de exemplu ${usual.count}.`);
  }
  if (number.value >= min && number.value <= max) return accept({ count: number.value, unit });
  const range = unit === 'days' ? countDays(max) : countMonths(max);
  return refuse(`Alegeți o perioadă între ${min} și ${range}.${otherUnitHint(number.value, unit, limits)}`);
}

/** The term in a unit where none can be used: the form shows the unit again. @param unitWord months unless it says days */
export function usualTerm(unitWord: string | null, limits: LoanLimits): Term {
  const unit = unitWord === unitWords.days ? 'days' : 'months';
  const { defaults } = limits;
  return defaults.term.unit === unit ? defaults.term : { count: boundsOf(unit, limits).max, unit };
}

function boundsOf(unit: Term['unit'], { minMonths, maxMonths, minDays, maxDays }: LoanLimits) {
  return unit === 'days' ? { min: minDays, max: maxDays } : { min: minMonths, max: maxMonths };
}

/** Suggests the other unit if the term is available in it. */
function otherUnitHint(count: number, unit: Term['unit'], limits: LoanLimits): string {
  if (unit === 'months' && count < limits.minMonths) return ' Pentru un timp mai scurt, alegeți zilele.';
  if (unit === 'days' && count > limits.maxDays) return ' Pentru un timp mai lung, alegeți lunile.';
  return '';
}
