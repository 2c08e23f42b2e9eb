/**
 * The name git gives to the content of a text file, made in the browser: the file itself goes nowhere. Ends of lines count
 * as git keeps them.
 * @throws when the page was not opened over https or on one's own machine: browsers hash nowhere else
 */
export async function gitBlobHash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replaceAll('\r\n', '\n'));
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = await crypto.subtle.digest('SHA-1', whole);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
