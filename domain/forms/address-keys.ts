/** The key of a page's address under which a form that was taken says so of itself. */
export const RECEIPT_KEY = 'trimis';
/** The key of an address that holds what a link from a message of ours may do. */
export const LINK_KEY = 'ce';
