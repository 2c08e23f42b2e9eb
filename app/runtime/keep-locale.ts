import { chooseLocale } from '#domain/locale/choose-locale.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Remembers the language of the site, when that may be. */
export function keepLocale(): void {
  if (mayStore())
    writeCookie('i18n_redirected', chooseLocale(readCookie('i18n_redirected'), navigator.languages));
}
