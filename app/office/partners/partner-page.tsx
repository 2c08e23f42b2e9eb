import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OfficePartnerRow } from '#domain/answers/office/partners.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { load } from '#app/office/load.ts';
import { Facts } from '#app/ui/facts.tsx';
import { PersonName } from '#app/ui/person-name.tsx';
import './partner-page.css';
import { PartnerDecisions } from './partner-decisions.tsx';
import { stateWords } from './state-words.ts';

export const loader = (args: LoaderFunctionArgs) => load('partners/:id', args);

/** /admin/parteneri/:id/: one firm, what may be decided about it, and every decision so far. */
export function Component() {
  const { partner, history } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title={partner.legalName} />
      <PartnerFacts partner={partner} />
      <PartnerDecisions partner={partner} />
      <section className="office-section office-narrow">
        <h2>Ce s-a hotărât</h2>
        <ul>
          {history.map(({ state, reason, by, at }) => (
            <li key={at}>
              {formatMoment(at)}: {stateWords[state]}
              {by && <> ({by})</>}
              {reason && `. ${reason}`}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function PartnerFacts({ partner }: { partner: OfficePartnerRow }) {
  const { taxCode, website, contactName, contactEmail, providerId, state, stateAt, hasAccount } = partner;
  return (
    <div className="partner-facts">
      <Facts
        facts={[
          { name: 'Starea', value: `${stateWords[state]}, din ${formatMoment(stateAt)}` },
          { name: 'Cod fiscal', value: taxCode },
          {
            name: 'Site',
            value: (
              <a href={website} rel="noopener noreferrer nofollow" target="_blank">
                {website}
              </a>
            ),
          },
          {
            name: 'Contact',
            value:
              contactName === null ? (
                'persoana de contact a cerut ștergerea datelor'
              ) : (
                <>
                  <PersonName>{contactName}</PersonName>,{' '}
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </>
              ),
          },
          { name: 'În linkuri', value: <code>pid={providerId}</code> },
          { name: 'Contul', value: hasAccount ? 'făcut' : 'încă nu și l-a făcut' },
        ]}
      />
    </div>
  );
}
