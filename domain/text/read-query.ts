// More than any form of ours has, with an offer put aside and the figures of a text.
const MOST = 250;

/**
 * The parameters of a query, or of a form as browsers send it: the first 250. Those without "=" get one, which says the same: the
 * standard's own reader looks for it to the end of the text, so that thousands of them would take the square of their number.
 * @param text with or without the question mark before it
 */
export function readQuery(text: string): URLSearchParams {
  const pairs = text.replace(/^\?/, '').split('&', MOST);
  const whole = pairs.map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`));
  return new URLSearchParams(`?${whole.join('&')}`);
}
