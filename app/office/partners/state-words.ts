import type { PartnerState } from '#domain/partners/partners/partner-state.ts';

/** Words for the state of a partner. */
export const stateWords: Readonly<Record<PartnerState, string>> = {
  applied: 'cere să fie partener',
  approved: 'partener',
  refused: 'respins',
  paused: 'în pauză',
  ended: 'încheiat',
};
