import { NavLink } from 'react-router';
import { useCurrentInView } from '#app/desk/use-current-in-view.ts';
import './office-tabs.css';

type Props = {
  /** subject of the tabs: „Oferte” */
  label: string;
  tabs: readonly { label: string; to: string; count?: number | undefined }[];
};

/** Shows the pages of one subject as tabs. */
export function OfficeTabs({ label, tabs }: Props) {
  const row = useCurrentInView();
  return (
    <nav className="office-tabs" aria-label={label} ref={row}>
      {tabs.map(({ label: name, to, count = 0 }) => (
        <NavLink key={to} to={to} end>
          {name}
          {count > 0 && <span className="count">{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
