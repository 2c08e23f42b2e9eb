import { REG_VERSION_KEY, regFormVersion } from '#domain/people/registration/reg-form-version.ts';
import { mayStore, onConsentChange } from '#app/runtime/consent.ts';

/**
 * The version rule of /reg/: what the address asks for, else what this visit had. It is remembered for the visit where, and as
 * soon as, that is allowed; a page made in another version is asked for again.
 * @param form with the version it was made in
 * @returns when the page stays; never, when it gives way to another: it is not to be counted
 */
export async function keepRegVersion({ dataset }: HTMLElement): Promise<void> {
  const shown = dataset['regVersion'];
  onConsentChange(() => keep(shown));
  if (keep(shown)) await new Promise(() => undefined);
}

/** @returns whether another page was asked for */
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
