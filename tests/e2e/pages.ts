/** One address of every kind of page, for the checks that hold for all of them. */
export const pages = [
  '/',
  '/offers/',
  '/offers2/',
  '/offers3/',
  '/offers/?suma=abc&perioada=3',
  '/offers/?suma=20000&perioada=12',
  '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
  '/transition/?oferta=102&suma=2000&perioada=3',
  '/landing/trafficback/',
  '/cum-ordonam/',
  '/credit-cu-buletinul/',
  '/nu-exista/',
] as const;
