type Place = {
  /** name of its list */
  label: string;
  /** of the list, under /admin */
  path: string;
  /** does not cause the daily mail by itself: by a colleague's decision it may wait for weeks */
  isQuiet?: true;
};

/** Places of the office where work waits, by the names of server/start/navigation-counts.ts, in the order of the daily mail. */
export const waitingPlaces = {
  moderation: { label: 'Moderare', path: '/moderare/' },
  messages: { label: 'Mesaje', path: '/mesaje/' },
  'data-requests': { label: 'Cereri despre date', path: '/mesaje/date/' },
  partners: { label: 'Cereri de parteneri', path: '/parteneri/' },
  postbacks: { label: 'Raportări refuzate', path: '/bani/refuzate/' },
  'offer-changes': { label: 'Modificări de oferte', path: '/oferte/modificari/' },
  'evidence-changes': { label: 'Propuneri de dovezi', path: '/dovezi/propuneri/' },
  'price-reports': { label: 'Prețuri raportate de cititori', path: '/dovezi/raportate/' },
  'sent-requests': { label: 'Cereri de preț trimise de cititori', path: '/dovezi/cereri/' },
  'transparency-changes': { label: 'Transparență', path: '/transparenta/' },
  'series-changes': { label: 'Indicatori', path: '/indicatori/' },
  'text-changes': { label: 'Texte propuse', path: '/texte/propuneri/' },
  'terms-changes': { label: 'Termeni', path: '/termeni/' },
  'ledger-changes': { label: 'Plăți către parteneri', path: '/plati/' },
  hidden: { label: 'Scoase de pe site', path: '/scoase/', isQuiet: true },
} as const satisfies Readonly<Record<string, Place>>;

export type WaitingName = keyof typeof waitingPlaces;
export const waitingNames = Object.keys(waitingPlaces) as WaitingName[];
/** The same for code that takes each place in turn. */
export const listedPlaces = Object.entries(waitingPlaces) as readonly (readonly [WaitingName, Place])[];
