import type { ConsentsRepository } from './consents-repository.ts';

/** For as long as a claim may be brought in Romania (Civil Code, article 2517); the cookie policy says so. */
const YEARS = 3;

/** Forgets the receipts nobody can ask for any more. @returns how many */
export async function forgetOldReceipts(
  consents: Pick<ConsentsRepository, 'forgetBefore'>,
  now: Date,
): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - YEARS);
  return await consents.forgetBefore(oldest);
}
