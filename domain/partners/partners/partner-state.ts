/** Where a firm stands that brings visitors: it applied, and people of the office decided. */
export const partnerStates = ['applied', 'approved', 'refused', 'paused', 'ended'] as const;
export type PartnerState = (typeof partnerStates)[number];

/** Decisions of the office that are possible in each state. A refused firm may apply again; an ended one writes to us. */
export const partnerSteps: Readonly<Record<PartnerState, readonly PartnerState[]>> = {
  applied: ['approved', 'refused'],
  approved: ['paused', 'ended'],
  paused: ['approved', 'ended'],
  refused: [],
  ended: [],
};
