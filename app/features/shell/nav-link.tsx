import { LineIcon } from '#app/ui/line-icon.tsx';
import './nav-link.css';
import { navigationIcons } from './navigation-icons.ts';
import type { NavigationLink } from '#domain/content/navigation-schema.ts';

type NavLinkProps = { link: NavigationLink; currentPath: string };

/** One link of the menus, marked when it leads to the page one is on. */
export function NavLink({ link: { text, link, icon }, currentPath }: NavLinkProps) {
  const path = icon === undefined ? undefined : navigationIcons[icon];
  return (
    <a
      href={link}
      className={path && 'link-with-icon'}
      aria-current={link === currentPath ? 'page' : undefined}
    >
      {path && <LineIcon path={path} size={16} />}
      {text}
    </a>
  );
}
