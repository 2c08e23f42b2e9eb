import { deductionPercent, type PayRates } from './pay-rates.ts';
import { percentOf } from './percent-of.ts';

/** A month's wage, in whole lei. */
export type NetPay = {
  gross: number;
  /** untaxed amount: for the minimum wage alone */
  untaxed: number;
  cas: number;
  cass: number;
  /** deducted before the income tax; may have bani */
  deduction: number;
  taxable: number;
  tax: number;
  net: number;
  /** the employer's own contribution, and the total cost of the employer */
  employerTax: number;
  employerTotal: number;
};

/** A wage at the main job, full time. */
export type Wage = {
  /** whole lei a month, the minimum wage or more */
  gross: number;
  /** 0 or more */
  dependants: number;
  /**
   * set if the contract's base wage is the minimum and the rest are bonuses: the gross up to which that keeps the untaxed amount.
   * Undefined: the gross is the base wage.
   */
  untaxedUpTo?: number | undefined;
};

/**
 * Computes the net of a month: gross − CAS − CASS − tax. Each contribution and the tax are rounded to whole lei, half up: otherwise
 * the published 2 699 lei would be 2 700. The untaxed amount applies where the base wage is exactly the minimum one. Not included,
 * as only its outline is known, and second-hand: the additional deduction up to 26 years and for children at school.
 * @throws {RangeError} for a wage below the minimum
 */
export function netPay({ gross, dependants, untaxedUpTo }: Wage, rates: PayRates): NetPay {
  const least = rates['salariu-minim'];
  if (gross < least) throw new RangeError(`a full-time wage is ${least} or more: ${gross}`);
  const untaxed = gross <= Math.max(least, untaxedUpTo ?? 0) ? rates['suma-netaxabila'] : 0;
  const base = gross - untaxed;
  const cas = percentOf(base, rates.cas);
  const cass = percentOf(base, rates.cass);
  const deduction = personalDeduction(gross, dependants, rates);
  const taxable = Math.max(0, base - cas - cass - deduction);
  const tax = percentOf(taxable, rates['impozit-salariu']);
  const employerTax = percentOf(base, rates.cam);
  return {
    gross,
    untaxed,
    cas,
    cass,
    deduction,
    taxable,
    tax,
    net: gross - cas - cass - tax,
    employerTax,
    employerTotal: gross + employerTax,
  };
}

function personalDeduction(gross: number, dependants: number, rates: PayRates): number {
  const least = rates['salariu-minim'];
  const above = gross - least;
  if (above > rates['deducere-limita']) return 0;
  // Reduced for each started step above the minimum wage.
  const steps = Math.ceil(above / rates['deducere-pas']);
  const points = deductionPercent(rates, dependants) - steps * rates['deducere-scadere'];
  return (Math.max(0, points) * least) / 100;
}
