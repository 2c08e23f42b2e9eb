import { hash } from 'node:crypto';
import { contentSecurityPolicy, securityHeaders } from '#server/shared/http/security-headers.ts';
import { storeResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';
import type { PageCaching } from './page-caching.ts';
import type { PageAssets, Shell } from './page-contract.ts';

type Options = {
  /** origins that scripts of pages may call */
  connectTo: readonly string[];
  withoutPolicy: boolean;
};

/** Creates the maker of finished documents, with their headers. */
export function createHtmlResponse({ connectTo, withoutPolicy }: Options) {
  // Inline scripts come with a page's assets, and inline styles are those of them that the page uses: pages with the same of both
  // share a policy, computed once.
  const policies = new WeakMap<PageAssets, Map<string, string>>();

  function policyOf(html: Buffer, pageAssets: PageAssets): string {
    const ofAssets = policies.get(pageAssets) ?? new Map<string, string>();
    const styles = hash('sha256', html.subarray(html.indexOf('<style>'), html.indexOf('</style>')));
    const policy = ofAssets.get(styles) ?? contentSecurityPolicy(html.toString(), connectTo);
    policies.set(pageAssets, ofAssets.set(styles, policy));
    return policy;
  }

  return (status: number, html: Buffer, { assets: own }: Shell, caching: PageCaching): StoredResponse =>
    storeResponse({
      status,
      body: html,
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        ...(!withoutPolicy && { 'content-security-policy': policyOf(html, own) }),
        ...caching,
      },
    });
}
