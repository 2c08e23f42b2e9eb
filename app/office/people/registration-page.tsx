import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { PersonName } from '#app/ui/person-name.tsx';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import './person-facts.css';

export const loader = (args: LoaderFunctionArgs) => load('registrations/:reference', args);

/** /admin/inregistrari/:reference/: shows a person's request, contact data and consents. */
export function Component() {
  const one = useLoaderData<typeof loader>();
  const given = (moment: string | null) => (moment === null ? 'nu' : `da, la ${formatMoment(moment)}`);
  const facts: [string, ReactNode][] = [
    ['Nume', <PersonName key="nume">{one.name}</PersonName>],
    ['E-mail', one.email],
    ['Telefon', one.phone ?? 'necompletat'],
    ['Suma', formatLei(fromLei(one.amountLei))],
    ['Perioada', formatTerm({ count: one.termCount, unit: one.termUnit })],
    ['Scopul', one.purpose ?? 'nespus'],
    ['Trimisă', formatMoment(one.createdAt)],
    ['A acceptat termenii', given(one.termsAcceptedAt)],
    ['Vrea oferte prin e-mail', given(one.emailOffersAt)],
    ['Vrea oferte prin telefon', given(one.phoneOffersAt)],
    ['Dezabonare', one.isSuppressed ? 'nu mai vrea niciun mesaj: nu îi scrieți' : 'nu s-a dezabonat'],
  ];
  return (
    <>
      <OfficeHead title={`Cererea de oferte ${one.reference}`}>
        <Link to="/inregistrari/">Toate cererile de oferte</Link>
      </OfficeHead>
      <dl className="person-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
