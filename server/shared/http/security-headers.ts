import { createHash } from 'node:crypto';

/** Headers of every response, page or not. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/**
 * Builds the header that makes browsers use https alone, which they accept only over https; for this host, without subdomains or
 * preload lists.
 * @param seconds how long they remember it; 0: no header
 */
export function strictTransportSecurity(seconds: number): Record<string, string> {
  return seconds > 0 ? { 'strict-transport-security': `max-age=${seconds}` } : {};
}

/**
 * Content security policy of the worker that reads pictures, which a browser takes from the response with its script. Only this worker
 * may run WebAssembly, and it may connect to no address: no picture or text of one can leave it except to its page.
 */
export const pictureReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * Builds the content security policy of one HTML page: only the page's own inline scripts run, named by hash. Data blocks
 * (`application/json`, `application/ld+json`) never run and need no hash.
 * @param html the complete document
 * @param connectTo further origins that scripts may send to (the events host), may be empty
 */
export function contentSecurityPolicy(html: string, connectTo: readonly string[]): string {
  const styles = hashesOf(html, /<style>([^]*?)<\/style>/g);
  const scripts = hashesOf(html, /<script(?: type="speculationrules")?>([^]*?)<\/script>/g);
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
