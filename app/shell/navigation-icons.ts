import type { NavigationLink } from '#domain/texts/schemas/navigation-schema.ts';

/**
 * Icons that links of the menus may name, as paths in a 20 × 20 box: content/data/navigation.yml. The server renders the menus,
 * so icons add nothing to the browser's scripts.
 */
export const navigationIcons: Readonly<Record<NonNullable<NavigationLink['icon']>, string>> = {
  calculator: 'M4 2.5h12v15H4zM7 6h6M7 10h1.5m3 0H13M7 13.5h1.5m3 0H13',
  calendar: 'M3 4.5h14V17H3zM3 8.5h14M7 2.5v4m6-4v4',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4.5 4.5',
};
