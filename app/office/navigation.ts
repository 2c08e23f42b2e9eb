import type { Access } from '#domain/answers/office/role.ts';

export type NavigationEntry = {
  label: string;
  /** under /admin */
  path: string;
  access: Access;
};

/**
 * Navigation of the back office; people see the pages they may open. Each entry shows the waiting work of the places under its path
 * (`waitingPlaces`).
 */
export const navigation: readonly { title: string; entries: readonly NavigationEntry[] }[] = [
  {
    title: 'De făcut',
    entries: [
      { label: 'Pe scurt', path: '/', access: 'signed-in' },
      { label: 'Moderare', path: '/moderare/', access: ['moderator', 'editor'] },
      { label: 'Mesaje', path: '/mesaje/', access: ['moderator'] },
      { label: 'Bani', path: '/bani/', access: ['analyst'] },
      { label: 'Plăți către parteneri', path: '/plati/', access: ['partners'] },
      { label: 'Termeni', path: '/termeni/', access: ['partners', 'analyst'] },
    ],
  },
  {
    title: 'Conținut',
    entries: [
      { label: 'Oferte și prețuri', path: '/oferte/', access: ['editor', 'analyst'] },
      { label: 'Dovezile prețurilor', path: '/dovezi/', access: ['editor', 'analyst'] },
      { label: 'Transparență', path: '/transparenta/', access: ['editor', 'analyst'] },
      { label: 'Indicatori', path: '/indicatori/', access: ['editor', 'analyst'] },
      { label: 'Texte', path: '/texte/', access: ['editor'] },
      { label: 'Scoase de pe site', path: '/scoase/', access: ['editor'] },
    ],
  },
  {
    title: 'Oameni',
    entries: [
      { label: 'Parteneri', path: '/parteneri/', access: ['partners'] },
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
