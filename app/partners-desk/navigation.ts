/** Navigation of the partners' desk. */
export const navigation: readonly {
  title: string;
  /** path: under /parteneri */
  entries: readonly { label: string; path: string }[];
}[] = [
  { title: 'Bani', entries: [{ label: 'Prezentare', path: '/' }] },
  { title: 'Cont', entries: [{ label: 'Contul meu', path: '/cont/' }] },
];
