import { yearsBefore } from '#domain/tools/calendar/years-before.ts';
import type { ConsentsRepository } from './consents-repository.ts';

/** The period in which a claim may be brought in Romania (Civil Code, article 2517); the cookie policy states it. */
const YEARS = 3;

/** Deletes receipts that no claim can concern any more. @returns how many */
export async function forgetOldReceipts(
  consents: Pick<ConsentsRepository, 'forgetBefore'>,
  now: Date,
): Promise<number> {
  return await consents.forgetBefore(yearsBefore(now, YEARS));
}
