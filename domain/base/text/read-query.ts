// More than any form of ours has, including a stored offer and the figures of a text.
const MOST = 250;

/**
 * Reads the first 250 parameters of a query, or of a form as browsers send it. A parameter without "=" gets one, which means the
 * same: the standard's own reader searches for it to the end of the text, so that thousands of them would take quadratic time.
 * @param text with or without the question mark before it
 */
export function readQuery(text: string): URLSearchParams {
  const pairs = text.replace(/^\?/, '').split('&', MOST);
  const whole = pairs.map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`));
  return new URLSearchParams(`?${whole.join('&')}`);
}
