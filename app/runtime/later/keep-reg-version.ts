import { REG_VERSION_KEY, regFormVersion } from '#domain/people/registration/reg-form-version.ts';
import { mayStore, onConsentChange } from '#app/runtime/consent.ts';

/**
 * Applies the version rule of /reg/: the version in the address, otherwise the visit's previous one. The version is stored for
 * the visit as soon as consent allows; a page in another version is replaced.
 * @param form with the version it was rendered in
 * @returns when the page stays; never, when another page replaces it, so that it is not counted
 */
export async function keepRegVersion({ dataset }: HTMLElement): Promise<void> {
  const shown = dataset['regVersion'];
  onConsentChange(() => keep(shown));
  if (keep(shown)) await new Promise(() => undefined);
}

/** @returns whether another page was requested */
function keep(shown: string | undefined): boolean {
  if (!mayStore()) return false;
  const url = new URL(location.href);
  const version = String(
    regFormVersion(url.searchParams.get('ver'), sessionStorage.getItem(REG_VERSION_KEY)),
  );
  sessionStorage.setItem(REG_VERSION_KEY, version);
  if (version === shown) return false;
  url.searchParams.set('ver', version);
  location.replace(url);
  return true;
}
