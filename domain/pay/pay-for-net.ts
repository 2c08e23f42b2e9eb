import { type NetPay, netPay, type Wage } from './net-pay.ts';
import type { PayRates } from './pay-rates.ts';

/**
 * The smallest wage whose net is at least so much. It is looked for leu by leu, because a net does not follow its gross evenly: one
 * leu above the minimum wage the untaxed sum goes, and at each started 50 lei a step of the deduction.
 * @param net whole lei, 1 or more
 */
export function payForNet(net: number, wage: Omit<Wage, 'gross'>, rates: PayRates): NetPay {
  // Nobody takes home more than the gross.
  for (let gross = Math.max(rates['salariu-minim'], net); ; gross += 1) {
    const pay = netPay({ ...wage, gross }, rates);
    if (pay.net >= net) return pay;
  }
}
