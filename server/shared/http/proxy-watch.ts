import { type Trust, trustedProxies } from '#server/base/trusted-proxies.ts';

type Options = {
  isTrusted: Trust;
  /** called once, for the first such proxy */
  onUntold: (sentence: string) => void;
};

const isPrivate = trustedProxies('loopback,linklocal,uniquelocal');
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
type ForwardingHeaders = Partial<Record<(typeof FORWARDING)[number], string | string[] | undefined>>;

/**
 * Detects a proxy before the site that TRUST_PROXY does not name: a machine of a private network that forwards for others. All its
 * visitors have its address, so that limits and locks count them as one.
 */
export function createProxyWatch({ isTrusted, onUntold }: Options) {
  let isUntold = false;
  return {
    /** Looks at one request. @param remoteAddress the other end of the connection */
    look: (headers: ForwardingHeaders, remoteAddress: string): void => {
      if (isUntold || FORWARDING.every((name) => headers[name] === undefined)) return;
      if (isTrusted(remoteAddress) || !isPrivate(remoteAddress)) return;
      isUntold = true;
      onUntold(
        `Requests come through a proxy at ${remoteAddress} that TRUST_PROXY does not name: all visitors look like one, and limits count them together. Set TRUST_PROXY to the addresses of your proxies.`,
      );
    },
    /** Tells whether such a proxy was seen since the start. */
    isUntold: () => isUntold,
  };
}

export type ProxyWatch = ReturnType<typeof createProxyWatch>;
