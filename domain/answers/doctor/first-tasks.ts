import { daysBetween } from '#domain/base/days/iso-day.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { SiteFacts } from './site-facts.ts';

/** A task by hand in the first 60 days; whether it is done is read from the data, or unknown. */
export type FirstTask = {
  id: string;
  name: string;
  state: 'done' | 'open' | 'unknown';
  says: string;
  links: { text: string; href: string }[];
};

const FRESH_DAYS = 60;

/**
 * Lists the tasks of the first 60 days, in the order in which visitors miss them. Addresses that begin with a slash are the site's
 * own.
 */
export function firstTasks(facts: SiteFacts): FirstTask[] {
  const { offers, operator, lendingFacility, salPicture, today } = facts;
  const ofOffers = (done: number | undefined) =>
    offers && done !== undefined && offers.active > 0
      ? { state: done === offers.active ? ('done' as const) : ('open' as const), rest: offers.active - done }
      : { state: 'unknown' as const, rest: 0 };
  const registered = ofOffers(offers?.registered);
  const priced = ofOffers(offers?.priced);
  const office = { text: 'Oferte', href: '/admin/oferte/' };
  return [
    {
      id: 'identity',
      name: 'Identitatea operatorului',
      state: operator.unsetIdentity.length === 0 ? 'done' : 'open',
      says:
        operator.unsetIdentity.length === 0
          ? 'Denumirea, codul fiscal, adresa și e-mailul sunt scrise.'
          : `De scris în .env: ${operator.unsetIdentity.join(', ')}.`,
      links: [{ text: 'Cum arată pagina', href: '/despre-noi/' }],
    },
    {
      id: 'registers',
      name: 'Numerele din registrele BNR',
      state: registered.state,
      says: toldOf(registered, 'număr din registru'),
      links: [office, { text: 'Registrele BNR', href: 'https://www.bnr.ro/' }],
    },
    {
      id: 'prices',
      name: 'Prețurile de pe paginile creditorilor',
      state: priced.state,
      says: toldOf(priced, 'preț din ultimele 12 luni'),
      links: [office],
    },
    {
      id: 'lending-facility',
      name: 'Dobânda Lombard',
      state:
        lendingFacility === null || daysBetween(lendingFacility.day, today) <= FRESH_DAYS ? 'done' : 'open',
      says:
        lendingFacility === null
          ? 'Țara nu are un plafon legat de ea.'
          : `Scrisă: ${formatNumber(lendingFacility.percent, 2)}%, din ${formatDate(lendingFacility.day)}.`,
      links: [{ text: 'Deciziile BNR', href: 'https://www.bnr.ro/' }],
    },
    {
      id: 'sal-picture',
      name: 'Pictograma SAL a ANPC',
      state: salPicture === null ? 'open' : 'done',
      says:
        salPicture === null
          ? 'De pus în dosarul de date, ca sal.svg sau sal.png, de 250 × 50 de pixeli; apoi reporniți site-ul. Până atunci stă un link.'
          : `În dosarul de date: ${salPicture}.`,
      links: [{ text: 'Pagina ANPC despre SAL', href: 'https://anpc.ro/ce-este-sal/' }],
    },
  ];
}

function toldOf({ state, rest }: { state: FirstTask['state']; rest: number }, what: string): string {
  if (state === 'unknown') return 'Nu știm: nu am găsit oferte active.';
  return state === 'done'
    ? `Toate ofertele active au ${what}.`
    : `Oferte active fără ${what}: ${formatNumber(rest)}.`;
}
