/**
 * Computes Git's hash of a text file in the browser: the file itself is sent nowhere. Line endings count as Git stores them.
 * @throws when the page was not opened over https or on localhost: browsers hash nowhere else
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
