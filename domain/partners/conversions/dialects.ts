import type { ConversionStatus } from './conversion-status.ts';

/** Parameters read from a report, by our own names. */
export const reportParts = ['click_id', 'transaction_id', 'status', 'payout', 'currency'] as const;
type ReportPart = (typeof reportParts)[number];

/** How the lenders of one network write their reports. */
export type Dialect = {
  /** name in the back office */
  label: string;
  /** the network's name of each parameter */
  parameters: Readonly<Record<ReportPart, string>>;
  /** their values in the address we give to the network: macros that it fills in, or a fixed text */
  macros: Readonly<Record<ReportPart, string>>;
  /** its words for the three states, in lower case */
  statuses: Readonly<Record<ConversionStatus, readonly string[]>>;
  /** its decimal sign, which tells what the other one means in 1.200; null: unknown, so 1.200 is not read */
  decimal: '.' | ',' | null;
  /** ISO 4217 code of an amount that comes without a currency; null: such an amount is not read */
  currency: string | null;
};

const ownNames = Object.fromEntries(reportParts.map((part) => [part, part])) as Record<
  ReportPart,
  ReportPart
>;
// A loan that was taken back, whatever the network.
const takenBack = ['chargeback', 'trash'];

/**
 * The dialects a key may have. Sources, read on 26.11.2026: the states of 2Performant are those of its help centre (article
 * 115000095292) and of its programming interface; those of Everflow are on developers.everflow.io („Conversion Updates”); those of
 * TUNE and its macros are those that its networks and Tealium print. Everflow sends a partner's postback when a conversion is
 * approved, so its address says the state itself.
 */
export const dialects = {
  generic: {
    label: 'Obișnuit: numele noastre',
    parameters: ownNames,
    macros: {
      click_id: '{click_id}',
      transaction_id: '{transaction_id}',
      status: '{status}',
      payout: '{payout}',
      currency: '{currency}',
    },
    statuses: {
      pending: ['pending'],
      approved: ['approved', 'sale', '1'],
      rejected: ['rejected', ...takenBack],
    },
    decimal: null,
    currency: null,
  },
  '2performant': {
    label: '2Performant',
    parameters: {
      click_id: 'stats_tags',
      transaction_id: 'id',
      status: 'status',
      payout: 'amount',
      currency: 'currency',
    },
    macros: {
      click_id: '{stats_tags}',
      transaction_id: '{id}',
      status: '{status}',
      payout: '{amount}',
      currency: '{currency}',
    },
    statuses: {
      pending: ['pending'],
      approved: ['approved', 'accepted', 'paid'],
      rejected: ['rejected', ...takenBack],
    },
    decimal: ',',
    currency: null,
  },
  everflow: {
    label: 'Everflow',
    parameters: ownNames,
    macros: {
      click_id: '{sub1}',
      transaction_id: '{transaction_id}',
      status: 'approved',
      payout: '{payout_amount}',
      currency: '{currency}',
    },
    statuses: {
      pending: ['pending'],
      approved: ['approved'],
      rejected: ['rejected', 'invalid', ...takenBack],
    },
    decimal: '.',
    currency: 'USD',
  },
  tune: {
    label: 'TUNE (HasOffers)',
    parameters: { ...ownNames, click_id: 'aff_sub' },
    macros: {
      click_id: '{aff_sub}',
      transaction_id: '{transaction_id}',
      status: '{status}',
      payout: '{payout}',
      currency: '{currency}',
    },
    statuses: { pending: ['pending'], approved: ['approved'], rejected: ['rejected', ...takenBack] },
    decimal: '.',
    currency: 'USD',
  },
} as const satisfies Readonly<Record<string, Dialect>>;

export type DialectName = keyof typeof dialects;

export const dialectNames = Object.keys(dialects) as [DialectName, ...DialectName[]];

/** Returns how the lenders of a dialect write. */
export function dialectOf(name: DialectName): Dialect {
  return dialects[name];
}
