import './icon.css';

// 20 px box, 1.75 px stroke, square ends; chevrons and arrows share it.
const paths = {
  chevron: 'm5 7.5 5 5.5 5-5.5',
  external: 'M7 4h9v9M16 4 4 16',
  arrow: 'M3 10h13M11 4.5l5.5 5.5-5.5 5.5',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  check: 'm4 10.5 4 4 8-9',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  'card-de-credit': 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h3',
  comasare: 'M3 4h6v4.5H3zM11 4h6v4.5h-6zM6 8.5v3M14 8.5v3M4.5 11.5h11V16h-11z',
  medical: 'M7.75 3h4.5v4.75H17v4.5h-4.75V17h-4.5v-4.75H3v-4.5h4.75z',
  vacanta: 'M3 10a7 7 0 0 1 14 0zM10 3v-.5M10 10v5.5a1.75 1.75 0 0 1-3.5 0',
  chirie: 'M3 9.5 10 3.5l7 6M5 8v9h10V8M8.25 17v-5h3.5v5',
  renovare: 'M3 3.5h11v4.5H3zM14 5.75h3V11h-7v2M8.75 13h2.5v4.5h-2.5z',
  masina: 'M2.5 10.5h15V15h-15zM4 10.5 6 5.5h8l2 5M5 15v2M15 15v2M5.5 12.75h1.5M13 12.75h1.5',
  altul: 'M3.5 9v2h2V9zM9 9v2h2V9zM14.5 9v2h2V9z',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

type IconProps = { name: IconName; size?: number };

/** An inline line icon in the colour of its text. Always decorative: the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className="ico" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
