/** Query key with the receipt of an accepted form. */
export const RECEIPT_KEY = 'trimis';
/** Query key of the signed link in our mail: what it allows its holder to do. */
export const LINK_KEY = 'ce';
