/** Groupings of money: by offer, source, `sub1` or day. */
export const moneyGroups = ['oferta', 'sursa', 'sub1', 'zi'] as const;
export type MoneyGroup = (typeof moneyGroups)[number];

/** Name of the row of conversions whose click was deleted with the visits of its month. */
export const GONE_CLICK = '\u2014';
