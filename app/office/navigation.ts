import type { Access } from '#domain/answers/office/role.ts';
import type { WaitingName } from '#domain/answers/office/waiting-places.ts';

export type NavigationEntry = {
  label: string;
  /** under /admin */
  path: string;
  access: Access;
  /** waiting work there and on its tabs; a person's roles decide which of it is counted */
  counts?: readonly WaitingName[];
};

/** Navigation of the back office; people see the pages they may open. */
export const navigation: readonly { title: string; entries: readonly NavigationEntry[] }[] = [
  {
    title: 'De făcut',
    entries: [
      { label: 'Pe scurt', path: '/', access: 'signed-in' },
      { label: 'Moderare', path: '/moderare/', access: ['moderator', 'editor'], counts: ['moderation'] },
      {
        label: 'Mesaje',
        path: '/mesaje/',
        access: ['moderator'],
        counts: ['messages', 'data-requests'],
      },
      {
        label: 'Bani',
        path: '/bani/',
        access: ['analyst'],
        counts: ['postbacks'],
      },
      { label: 'Plăți către parteneri', path: '/plati/', access: ['partners'], counts: ['ledger-changes'] },
      { label: 'Termeni', path: '/termeni/', access: ['partners', 'analyst'], counts: ['terms-changes'] },
    ],
  },
  {
    title: 'Conținut',
    entries: [
      {
        label: 'Oferte și prețuri',
        path: '/oferte/',
        access: ['editor', 'analyst'],
        counts: ['offer-changes'],
      },
      {
        label: 'Dovezile prețurilor',
        path: '/dovezi/',
        access: ['editor', 'analyst'],
        counts: ['evidence-changes', 'price-reports', 'sent-requests'],
      },
      {
        label: 'Transparență',
        path: '/transparenta/',
        access: ['editor', 'analyst'],
        counts: ['transparency-changes'],
      },
      {
        label: 'Indicatori',
        path: '/indicatori/',
        access: ['editor', 'analyst'],
        counts: ['series-changes'],
      },
      { label: 'Texte', path: '/texte/', access: ['editor'], counts: ['text-changes'] },
      { label: 'Scoase de pe site', path: '/scoase/', access: ['editor'], counts: ['hidden'] },
    ],
  },
  {
    title: 'Oameni',
    entries: [
      { label: 'Parteneri', path: '/parteneri/', access: ['partners'], counts: ['partners'] },
      { label: 'Cereri de oferte', path: '/inregistrari/', access: [] },
      { label: 'Abonări', path: '/abonari/', access: [] },
      { label: 'Dezabonări', path: '/dezabonari/', access: ['moderator'] },
    ],
  },
  {
    title: 'Control',
    entries: [
      { label: 'Statistici', path: '/statistici/', access: ['analyst'] },
      { label: 'Operațiuni', path: '/operatiuni/', access: [] },
      { label: 'Jurnal', path: '/jurnal/', access: [] },
      { label: 'Colegi', path: '/colegi/', access: [] },
      { label: 'Contul meu', path: '/cont/', access: 'signed-in' },
    ],
  },
];
