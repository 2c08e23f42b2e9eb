import { Link } from 'react-router';
import type { OverviewSite } from '#domain/answers/office/overview.ts';
import { formatMoment } from '#app/desk/format-moment.ts';

/** Shows an administrator what must be mended on the site. @param site null: it could not be examined */
export function SiteSection({ site }: { site: OverviewSite | null }) {
  return (
    <section className="office-section" aria-labelledby="site-title">
      <h2 id="site-title">Starea site-ului</h2>
      {site === null ? (
        <p>Site-ul nu a putut fi verificat. Încercați din nou peste câteva minute.</p>
      ) : (
        <Found {...site} />
      )}
      <p>
        <Link to="/operatiuni/verificari/">Toate verificările</Link>,{' '}
        <Link to="/operatiuni/">Operațiuni</Link>
      </p>
    </section>
  );
}

// Unknown parts and failed work are listed among the problems.
function Found({ toMend, backup, deadLetters }: OverviewSite) {
  return (
    <ul className="overview-list">
      {toMend.length === 0 && <li>Nimic de îndreptat.</li>}
      {toMend.map(({ id, name, says }) => (
        <li key={id}>
          <b>{name}</b>: {says}
        </li>
      ))}
      {backup && (
        <li>
          {backup.lastAt
            ? `Ultima copie de siguranță: ${formatMoment(backup.lastAt)}`
            : 'Nicio copie de siguranță.'}
        </li>
      )}
      {deadLetters === 0 && <li>Nicio sarcină eșuată.</li>}
    </ul>
  );
}
