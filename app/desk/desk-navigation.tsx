import { NavLink } from 'react-router';
import { useCurrentInView } from './use-current-in-view.ts';

type Props = {
  label: string;
  groups: readonly {
    title: string;
    entries: readonly {
      label: string;
      path: string;
      /** amount of waiting work; omitted for pages without any */
      count?: number | undefined;
    }[];
  }[];
};

/** Shows the pages of a desk, with the number of waiting items on each. */
export function DeskNavigation({ label: name, groups }: Props) {
  const row = useCurrentInView();
  return (
    <nav className="office-nav" aria-label={name} ref={row}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul className="office-nav-list">
            {entries.map(({ label, path, count = 0 }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'}>
                  {label}
                  {count > 0 && (
                    <span className="count">
                      {count}
                      <span className="sr"> în așteptare</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
