import { NavLink } from 'react-router';
import { hasAccess, type Role } from '#domain/answers/office/role.ts';
import { navigation } from '#app/office/navigation.ts';
import { useCurrentInView } from '#app/office/ui/use-current-in-view.ts';

type Props = { roles: readonly Role[]; counts: Readonly<Record<string, number>> };

/** Shows the pages that a person may open, with the number of waiting items on each. */
export function OfficeNavigation({ roles, counts }: Props) {
  const row = useCurrentInView();
  const groups = navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ access }) => hasAccess(access, roles)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className="office-nav" aria-label="Redacție" ref={row}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul className="office-nav-list">
            {entries.map(({ label, path, counts: names = [] }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'}>
                  {label}
                  <Count value={names.reduce((sum, name) => sum + (counts[name] ?? 0), 0)} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="count">
      {value}
      <span className="sr"> în așteptare</span>
    </span>
  );
}
