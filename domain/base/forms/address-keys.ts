/** Query key with the receipt of an accepted form. */
export const RECEIPT_KEY = 'trimis';
/** Query key with the signed deed of a link in a mail of ours. */
export const LINK_KEY = 'ce';
