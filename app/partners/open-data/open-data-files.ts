/** Files of the open data: the contents of each, as the page and search engines describe them. */
export const openDataFiles = [
  {
    name: 'dovezi',
    title: 'Dovezi',
    what: 'ce spune fiecare sursă despre prețul unui creditor, cu data ei și cu ziua în care am deschis-o',
  },
  {
    name: 'preturi',
    title: 'Prețuri în timp',
    what: 'prețul fiecărui produs, cu ziua la care l-a spus fiecare sursă; pagina fiecărui creditor are fișierul lui',
  },
  { name: 'oferte', title: 'Oferte', what: 'sumele, termenele și prețul fiecărui produs din listă' },
  { name: 'plafoane', title: 'Plafoane', what: 'cât poate costa cel mult un credit, după lege' },
  {
    name: 'transparenta',
    title: 'Transparență',
    what: 'ce arată fiecare creditor pe site înainte de cerere, cu pagina deschisă și ziua; goale până la prima rundă publicată',
  },
  { name: 'serii', title: 'Serii', what: 'dobânzile BNR, IRCC, ROBOR, inflația, salariul minim, taxele' },
] as const;

export type OpenDataFile = (typeof openDataFiles)[number]['name'];
