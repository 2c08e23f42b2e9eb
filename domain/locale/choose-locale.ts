/** The languages the site is written in. */
const locales = ['ro'] as const;
export type Locale = (typeof locales)[number];

/**
 * The language to show: the remembered one, else the first of the browser's that the site has, else the first of the
 * site's. Source: product specification, section 2.
 * @param remembered value of the cookie `i18n_redirected`
 * @param preferred the browser's languages, as BCP 47 tags, the best first
 */
export function chooseLocale(remembered: string | undefined, preferred: readonly string[]): Locale {
  const wanted = [remembered ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? locales[0];
}
