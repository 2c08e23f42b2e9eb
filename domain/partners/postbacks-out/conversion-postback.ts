import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import type { PostbackContent, PostbackReason } from './postback-content.ts';

/** Where a partner's conversion stands now. */
export type TellableConversion = {
  status: ConversionStatus;
  /** it was approved once; a rejection after that takes the loan back */
  wasApproved: boolean;
  /** what stands of it in the ledger, in bani */
  bani: number;
  /** milliseconds since its last change */
  ageMs: number;
};

/** The last postback about it to the same address; null: none yet. */
type SentState = Pick<PostbackContent, 'status' | 'payout' | 'reason'>;

// The ledger is written each minute: an approval is sent with its share, and without one only after waiting this long.
const LEDGER_PATIENCE_MS = 5 * 60_000;

/**
 * Builds the next postback about a conversion, if one is due.
 * @param onlyApproved an address that hears of approvals alone hears also when one is taken back
 * @returns null when it knows already, or is not to know (yet)
 */
export function conversionPostback(
  { status, wasApproved, bani, ageMs }: TellableConversion,
  previous: SentState | null,
  onlyApproved: boolean,
): SentState | null {
  const isApproved = status === 'approved';
  if (isApproved && bani <= 0 && ageMs < LEDGER_PATIENCE_MS) return null;
  if (onlyApproved && !isApproved && previous === null) return null;
  // Between an approval and the entry that takes it back the ledger still has its share: nothing is paid for a rejection.
  const payout = inLei(isApproved ? Math.max(0, bani) : 0);
  const reason = reasonOf(status, wasApproved, isApproved && bani > 0);
  const isKnown = previous?.status === status && previous.payout === payout && previous.reason === reason;
  return isKnown ? null : { status, payout, reason };
}

function reasonOf(status: ConversionStatus, wasApproved: boolean, isOwed: boolean): PostbackReason {
  if (status === 'rejected') return wasApproved ? 'taken-back' : 'refused';
  return status === 'approved' && !isOwed ? 'nothing-owed' : '';
}

function inLei(bani: number): string {
  return `${Math.floor(bani / 100)}.${String(bani % 100).padStart(2, '0')}`;
}
