/** Name of the site, in titles and in data for search engines. */
export const SITE_NAME = 'Împrumut Clar';
