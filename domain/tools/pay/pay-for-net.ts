import { type NetPay, netPay, type Wage } from './net-pay.ts';
import type { PayRates } from './pay-rates.ts';

/**
 * Finds the smallest wage whose net is at least the wanted one. The search goes leu by leu, because the net is not monotonic: one
 * leu above the minimum wage the untaxed amount ends, and each started 50 lei lose a step of the deduction.
 * @param net whole lei, 1 or more
 */
export function payForNet(net: number, wage: Omit<Wage, 'gross'>, rates: PayRates): NetPay {
  // The net never exceeds the gross.
  for (let gross = Math.max(rates['salariu-minim'], net); ; gross += 1) {
    const pay = netPay({ ...wage, gross }, rates);
    if (pay.net >= net) return pay;
  }
}
