import { LineIcon } from '#app/ui/line-icon.tsx';
import { navigationIcons } from './navigation-icons.ts';
import type { NavigationLink } from '#domain/texts/schemas/navigation-schema.ts';

type NavLinkProps = {
  link: NavigationLink;
  currentPath: string;
  /** shown as its icon, if it has one; screen readers read its text */
  isIcon?: boolean;
};

/** Shows one link of the menus, marked when it leads to the current page. */
export function NavLink({ link: { text, link, icon }, currentPath, isIcon = false }: NavLinkProps) {
  const path = isIcon && icon !== undefined ? navigationIcons[icon] : undefined;
  return (
    <a href={link} aria-label={path && text} aria-current={link === currentPath ? 'page' : undefined}>
      {path ? <LineIcon path={path} /> : text}
    </a>
  );
}
