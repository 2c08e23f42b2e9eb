import { Icon, iconNames, type IconName } from '#app/ui/icon.tsx';
import type { NavigationLink } from './navigation-links.ts';

type NavLinkProps = { link: NavigationLink; currentPath: string };

/** One link of the menus, marked when it leads to the page one is on. */
export function NavLink({ link: { text, link, icon }, currentPath }: NavLinkProps) {
  return (
    <a href={link} aria-current={link === currentPath ? 'page' : undefined}>
      {isIconName(icon) && <Icon name={icon} />}
      {text}
    </a>
  );
}

function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && iconNames.some((known) => known === name);
}
