import { isIP } from 'node:net';

// Forms written by proxies: 86.1.2.3:5678, [2001:db8::1]:443, "[2001:db8::1]".
const WRITTEN = /^"?(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)"?$/;

/** Strips the port and the brackets that some proxies add to an address; other texts are returned unchanged. */
export function bareAddress(written: string): string {
  const [, bracketed, dotted] = WRITTEN.exec(written) ?? [];
  const address = bracketed ?? dotted ?? '';
  return isIP(address) === 0 ? written : address;
}
