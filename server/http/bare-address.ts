import { isIP } from 'node:net';

// As proxies write them: 86.1.2.3:5678, [2001:db8::1]:443, "[2001:db8::1]".
const WRITTEN = /^"?(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)"?$/;

/** An address without the port and the brackets that some proxies add to it; what is no address comes back as it is. */
export function bareAddress(written: string): string {
  const [, bracketed, dotted] = WRITTEN.exec(written) ?? [];
  const address = bracketed ?? dotted ?? '';
  return isIP(address) === 0 ? written : address;
}
