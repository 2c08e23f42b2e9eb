import { REG_VERSION_KEY, regFormVersion } from '#domain/registration/reg-form-version.ts';
import { mayStore, onConsentChange } from '../consent.ts';

/**
 * The version rule of /reg/: what the address asks for, else what this visit had. It is remembered for the visit where, and as
 * soon as, that is allowed; a page made in another version is asked for again.
 * @param shown the version the page was made in
 */
export function keepRegVersion(shown: string): void {
  keep(shown);
  onConsentChange(() => keep(shown));
}

function keep(shown: string) {
  if (!mayStore()) return;
  const url = new URL(location.href);
  const version = regFormVersion(url.searchParams.get('ver'), sessionStorage.getItem(REG_VERSION_KEY));
  sessionStorage.setItem(REG_VERSION_KEY, String(version));
  if (String(version) === shown) return;
  url.searchParams.set('ver', String(version));
  location.replace(url);
}
