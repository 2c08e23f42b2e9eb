import { Link } from 'react-router';
import { hasAccess } from '#domain/answers/office/role.ts';
import { useMe } from '#app/office/frame/me.ts';
import { navigation } from '#app/office/navigation.ts';
import { EmptyNote } from '#app/ui/empty-note.tsx';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import './overview-page.css';

/** /admin/: shows what waits for this person, and where everything is. */
export function Component() {
  const { officer, counts } = useMe();
  const waiting = navigation
    .flatMap(({ entries }) => entries)
    .filter(({ access, count }) => hasAccess(access, officer.roles) && count && counts[count])
    .map(({ count = '', waiting: work, ...entry }) => ({ ...(work ?? entry), value: counts[count] }));
  return (
    <>
      <OfficeHead title={`Bună ziua, ${officer.name}`} documentTitle="Pe scurt" />
      {waiting.length === 0 ? (
        <EmptyNote drawing="tray">
          <p>Nimic nu așteaptă.</p>
        </EmptyNote>
      ) : (
        <ul className="waiting">
          {waiting.map(({ label, path, value }) => (
            <li key={path}>
              <Link to={path}>
                <b>{value}</b> {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!officer.twoFactorEnabled && (
        <p className="office-section">
          Contul se deschide doar cu parola.{' '}
          <Link to="/cont/">Adăugați al doilea pas sau o cheie de acces</Link>.
        </p>
      )}
    </>
  );
}
