import type { Source } from '#domain/offers/offer.ts';
import type { IsoDay } from './iso-day.ts';

/**
 * What the Government decided about the bridge days of a year: working days before or after a holiday, given to the
 * public sector and worked off later. No decision yet is no BridgeDecision; one without days is a year without bridges.
 */
export type BridgeDecision = {
  year: number;
  /** as published, `HG 1307/2023`; null when it could not be verified, or when nothing was granted */
  act: string | null;
  /** where the act was published; null when not verified */
  gazette: string | null;
  /** day or month of the decision, yyyy-mm-dd or yyyy-mm */
  decidedOn: string;
  days: { day: IsoDay; recoverBy: IsoDay | null }[];
  /** days that were asked for and not granted */
  refused: IsoDay[];
  sources: Source[];
};
