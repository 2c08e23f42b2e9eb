/** Navigation of the partners' desk. */
export const navigation: readonly {
  title: string;
  /** path: under /parteneri */
  entries: readonly { label: string; path: string }[];
}[] = [
  {
    title: 'Bani',
    entries: [
      { label: 'Prezentare', path: '/' },
      { label: 'Extrase', path: '/extras/' },
    ],
  },
  {
    title: 'Trafic',
    entries: [
      { label: 'Clicuri', path: '/clicuri/' },
      { label: 'Conversii', path: '/conversii/' },
    ],
  },
  {
    title: 'Legătură',
    entries: [
      { label: 'Linkuri', path: '/linkuri/' },
      { label: 'Postback', path: '/postback/' },
    ],
  },
  {
    title: 'Cont',
    entries: [
      { label: 'Cheie', path: '/cheie/' },
      { label: 'Contul meu', path: '/cont/' },
    ],
  },
];
