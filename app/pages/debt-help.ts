import type { Choice } from '#app/ui/choice-list.tsx';

/** Where people turn whose debts are too much already. */
export const debtHelp: Choice[] = [
  {
    text: 'Nu mai puteți plăti ratele de acum?',
    href: '/ce-faci-daca-nu-mai-poti-plati-ratele/',
    note: 'Cu cine vorbiți, ce puteți cere și ce nu semnați în grabă.',
  },
  {
    text: 'Când este mai bine să nu luați credit',
    href: '/nu-luati-credit-daca/',
    note: 'Semnele că un împrumut ar înrăutăți lucrurile și ce costă mai puțin.',
  },
];
