import { createHash } from 'node:crypto';

/** Headers of every answer, page or not. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/**
 * Tells browsers to come by https alone, which they believe of an answer that came so; for this host, not those below it, and on
 * no list that browsers bring along.
 * @param seconds how long they remember it; 0: nothing is said
 */
export function strictTransportSecurity(seconds: number): Record<string, string> {
  return seconds > 0 ? { 'strict-transport-security': `max-age=${seconds}` } : {};
}

/**
 * The content security policy of the worker that reads pictures, which a browser takes from the answer with its script. It alone may run
 * WebAssembly, and it may connect to nothing: no picture, and no word of one, can leave it but to its page.
 */
export const pictureReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * The content security policy of one HTML page: nothing inline runs but what the page itself was made with, named
 * by hash. Data blocks (`application/json`, `application/ld+json`) never run and need none.
 * @param html the complete document
 * @param connectTo further origins that scripts may send to (the events host), may be empty
 */
export function contentSecurityPolicy(html: string, connectTo: readonly string[]): string {
  const styles = hashesOf(html, /<style>([^]*?)<\/style>/g);
  const scripts = hashesOf(html, /<script type="speculationrules">([^]*?)<\/script>/g);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}
