/**
 * Where the pages are that React takes over in the browser, with the module of each, a file of app/pages/. Apart from
 * the route table because browsers load it: moving between pages needs no more than this.
 */
export const appPaths = {
  '/': 'home',
  '/offers/': 'offers',
  '/offers2/': 'offers',
  '/offers3/': 'offers',
  '/landing/offers/': 'offers',
  '/comparatie/': 'compare',
  '/convertor-valutar/': 'converter',
  '/convertor-valutar/:slug/': 'converter',
  '/calculator-rate-credit/': 'calculator',
  '/verificare/': 'contract-check',
  '/datorii/': 'debts',
} as const;
