import { LineIcon } from './line-icon.tsx';

// 20 px box, 1.75 px stroke, square ends. Application pages load all of these: icons of one subject have their own file.
const paths = {
  chevron: 'm5 7.5 5 5.5 5-5.5',
  external: 'M7 4h9v9M16 4 4 16',
  arrow: 'M3 10h13M11 4.5l5.5 5.5-5.5 5.5',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  check: 'm4 10.5 4 4 8-9',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
} as const;

export type IconName = keyof typeof paths;

/** Shows an icon of the interface, by name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineIcon path={paths[name]} size={size} />;
}
