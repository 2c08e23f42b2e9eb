import type { Config } from '#server/config.ts';

/** Host names of this site, to which addresses typed by others may not lead. */
export function ownHosts({ publicOrigin, office }: Pick<Config, 'publicOrigin' | 'office'>): string[] {
  return [publicOrigin, office.origin].map((origin) => new URL(origin).hostname);
}
