import { NavLink } from 'react-router';
import { useCurrentInView } from './use-current-in-view.ts';
import './office-tabs.css';

type Props = {
  /** what the tabs choose between: „Oferte” */
  label: string;
  tabs: readonly { label: string; to: string; count?: number | undefined }[];
};

/** The pages of one subject, side by side. */
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
