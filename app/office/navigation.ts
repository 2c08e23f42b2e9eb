import type { Access } from '#domain/answers/office/role.ts';

export type NavigationEntry = {
  label: string;
  /** under /admin */
  path: string;
  access: Access;
  /** what waits there, by its name in server/start/navigation-counts.ts */
  count?: string;
};

/** Navigation of the back office; people see the pages they may open. */
export const navigation: readonly { title: string; entries: readonly NavigationEntry[] }[] = [
  {
    title: 'De făcut',
    entries: [
      { label: 'Pe scurt', path: '/', access: 'signed-in' },
      { label: 'Moderare', path: '/moderare/', access: ['moderator', 'editor'], count: 'moderation' },
      { label: 'Mesaje', path: '/mesaje/', access: ['moderator'], count: 'messages' },
      { label: 'Cereri despre date', path: '/cereri/', access: [], count: 'data-requests' },
      {
        label: 'Bani',
        path: '/bani/',
        access: ['analyst'],
        count: 'postbacks',
      },
    ],
  },
  {
    title: 'Conținut',
    entries: [
      { label: 'Oferte și prețuri', path: '/oferte/', access: ['editor', 'analyst'], count: 'offer-changes' },
      {
        label: 'Dovezile prețurilor',
        path: '/dovezi/',
        access: ['editor', 'analyst'],
        count: 'evidence-changes',
      },
      {
        label: 'Transparență',
        path: '/transparenta/',
        access: ['editor', 'analyst'],
        count: 'transparency-changes',
      },
      {
        label: 'Indicatori',
        path: '/indicatori/',
        access: ['editor', 'analyst'],
        count: 'series-changes',
      },
      { label: 'Texte', path: '/texte/', access: ['editor'], count: 'text-changes' },
      { label: 'Scoase de pe site', path: '/scoase/', access: ['editor'], count: 'hidden' },
    ],
  },
  {
    title: 'Oameni',
    entries: [
      { label: 'Parteneri', path: '/parteneri/', access: ['partners'], count: 'partners' },
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
