import { createVisitor, type Visitor } from './ask.ts';
import { type AllSent, newSent, type Sending, type Setting } from './sent.ts';
import { leaveForLender, sendEvent, writeToUs } from './visits.ts';

const VISITORS = { events: 24, clicks: 16, forms: 4 };

/**
 * Runs visitors who read, leave for lenders and write to us until `signal` ends them, and lenders who report.
 * @param failures is counted meanwhile: responses of 400 and above, and missing ones, by name
 */
export async function sendEverything(
  setting: Setting,
  failures = new Map<string, number>(),
): Promise<AllSent> {
  const sent = { events: newSent(), clicks: newSent(), forms: newSent(), conversions: newSent() };
  const sending: Sending = { ...setting, sent };
  let group = 0;

  async function stay(
    visit: (sending: Sending, visitor: Visitor, count: number) => Promise<void>,
  ): Promise<void> {
    group += 1;
    const visitor = createVisitor(setting.port, group, failures);
    for (let count = 0; !setting.signal.aborted; count += 1) await visit(sending, visitor, count);
    visitor.leave();
  }

  await Promise.all([
    ...Array.from({ length: VISITORS.events }, () => stay(sendEvent)),
    ...Array.from({ length: VISITORS.clicks }, () => stay(leaveForLender)),
    ...Array.from({ length: VISITORS.forms }, () => stay(writeToUs)),
  ]);
  return { sent, failures };
}
