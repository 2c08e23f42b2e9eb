/** Languages of the site. */
const locales = ['ro'] as const;
export type Locale = (typeof locales)[number];

/**
 * Chooses the language: the stored one, else the first of the browser's that the site has, else the site's first. Source: product
 * specification, section 2.
 * @param remembered value of the cookie `i18n_redirected`
 * @param preferred the browser's languages, as BCP 47 tags, the best first
 */
export function chooseLocale(remembered: string | undefined, preferred: readonly string[]): Locale {
  const wanted = [remembered ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? locales[0];
}
