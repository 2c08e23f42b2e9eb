import { yearsBefore } from '#domain/calendar/years-before.ts';
import type { ConsentsRepository } from './consents-repository.ts';

/** For as long as a claim may be brought in Romania (Civil Code, article 2517); the cookie policy says so. */
const YEARS = 3;

/** Forgets the receipts nobody can ask for any more. @returns how many */
export async function forgetOldReceipts(
  consents: Pick<ConsentsRepository, 'forgetBefore'>,
  now: Date,
): Promise<number> {
  return await consents.forgetBefore(yearsBefore(now, YEARS));
}
