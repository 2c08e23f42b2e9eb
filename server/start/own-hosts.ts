import type { Config } from '#server/config.ts';

/** Names of this site, which nothing that others typed may lead to. */
export function ownHosts({ publicOrigin, office }: Pick<Config, 'publicOrigin' | 'office'>): string[] {
  return [publicOrigin, office.origin].map((origin) => new URL(origin).hostname);
}
