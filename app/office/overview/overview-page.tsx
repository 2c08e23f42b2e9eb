import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { z } from 'zod';
import type { overviewAnswer } from '#domain/answers/office/overview.ts';
import { waitsSince } from '#domain/answers/office/waits-since.ts';
import { waitingPlaces } from '#domain/answers/office/waiting-places.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { useMe } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { EmptyNote } from '#app/ui/empty-note.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { FiguresSection } from './figures-section.tsx';
import { ReadingSection } from './reading-section.tsx';
import { SiteSection } from './site-section.tsx';
import './overview-page.css';

export const loader = (args: LoaderFunctionArgs) => load('overview', args);

/** /admin/: shows the waiting work of this person, the site's figures, and problems to check, by the person's roles. */
export function Component() {
  const { officer } = useMe();
  const { waiting, isWaitingWhole, today, figures, reading, site } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title={`Bună ziua, ${officer.name}`} documentTitle="Pe scurt" />
      {waiting.length === 0 && isWaitingWhole && (
        <EmptyNote drawing="tray">
          <p>Nimic nu așteaptă.</p>
        </EmptyNote>
      )}
      {waiting.length > 0 && <WaitingList waiting={waiting} today={today} />}
      {!isWaitingWhole && <p>Nu am putut citi tot ce așteaptă. Încercați din nou peste câteva minute.</p>}
      {!officer.twoFactorEnabled && (
        <p className="office-section">
          Contul se deschide doar cu parola.{' '}
          <Link to="/cont/">Adăugați al doilea pas sau o cheie de acces</Link>.
        </p>
      )}
      <div className="overview-parts">
        {site !== undefined && <SiteSection site={site} />}
        {reading && <ReadingSection reading={reading} />}
        {figures && <FiguresSection figures={figures} />}
      </div>
    </>
  );
}

function WaitingList({ waiting, today }: Pick<z.input<typeof overviewAnswer>, 'waiting' | 'today'>) {
  return (
    <ul className="waiting" aria-label="Ce așteaptă">
      {waiting.map(({ name, count, since }) => (
        <li key={name}>
          <Link to={waitingPlaces[name].path}>
            <b>{formatNumber(count)}</b> <span>{waitingPlaces[name].label}</span>{' '}
            {since && <span className="fine">{waitsSince(since, today)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
