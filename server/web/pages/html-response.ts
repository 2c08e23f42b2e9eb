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
  // Inline styles and scripts come with a page's assets: pages with the same assets share a policy, computed once.
  const policies = new WeakMap<PageAssets, string>();

  function policyOf(html: Buffer, pageAssets: PageAssets): string {
    const policy = policies.get(pageAssets) ?? contentSecurityPolicy(html.toString(), connectTo);
    policies.set(pageAssets, policy);
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
