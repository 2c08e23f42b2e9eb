import { dayOf } from '#domain/base/days/iso-day.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { OwnData } from '#domain/people/privacy/own-data.ts';
import { mailingsInWords } from '#domain/people/subscriptions/mailing-topics.ts';
import { thresholdInWords } from '#domain/people/subscriptions/rate-alert.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

type Fact = [name: string, value: string];
/** labels of the form for each purpose, stored by its name in the address */
type PurposeLabels = Readonly<Record<string, { label: string }>>;
type HeldItem = { title: string; facts: Fact[]; text: string | null };

/** One kind of data: what is stored, and its recipients. */
export type HeldSection = { title: string; received: string; items: HeldItem[] };

const publicOnes =
  'Ce este publicat vede oricine deschide pagina, fără adresa de e-mail. Textul l-a primit prin e-mail și cine îl citește înainte de publicare.';
const statuses = {
  pending: 'așteaptă să fie citit',
  published: 'publicat',
  rejected: 'nepublicat',
  spam: 'nepublicat, marcat ca spam',
};

type InWords = (moment: Date) => string;

const yes = (is: boolean) => (is ? 'da' : 'nu');

/** Describes the data stored under an address; empty kinds are left out. @param timeZone of the days */
export function heldSections(data: OwnData, timeZone: string, purposes: PurposeLabels): HeldSection[] {
  const day = (moment: Date) => formatDate(dayOf(moment, timeZone));
  return [
    heldMessages(data, day),
    heldRegistrations(data, day, purposes),
    heldComments(data, day),
    heldReviews(data, day),
    heldSubscriptions(data, day),
    heldFirms(data, day),
    heldMails(data, day),
    heldRequests(data, day),
  ].filter(({ items }) => items.length > 0);
}

function heldMessages({ messages }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Mesaje din formularul de contact',
    received: 'Le-a primit prin e-mail cine răspunde la ele.',
    items: messages.map(({ reference, name, phone, text, createdAt, answers }) => ({
      title: `Mesajul ${reference}, ${day(createdAt)}`,
      facts: [
        ['Nume', name],
        ['Telefon', phone ?? 'necompletat'],
        ...answers.map((one): Fact => [`Am răspuns, ${day(one.createdAt)}`, one.text]),
      ],
      text,
    })),
  };
}

function heldRegistrations({ registrations }: OwnData, day: InWords, purposes: PurposeLabels): HeldSection {
  const consent = (moment: Date | null) => (moment ? `da, din ${day(moment)}` : 'nu');
  return {
    title: 'Cereri de oferte',
    received: 'Nu au fost trimise niciunui creditor.',
    items: registrations.map((one) => ({
      title: `Cererea ${one.reference}, ${day(one.createdAt)}`,
      facts: [
        ['Nume', one.name],
        ['Telefon', one.phone ?? 'necompletat'],
        [
          'Împrumut',
          `${leiInSentence(fromLei(one.amountLei))} pe ${formatTerm({ count: one.termCount, unit: one.termUnit })}`,
        ],
        ['Scop', one.purpose === null ? 'necompletat' : (purposes[one.purpose]?.label ?? one.purpose)],
        ['Cel puțin 18 ani', yes(one.isAdult)],
        ['Cetățean român', yes(one.isCitizen)],
        ['Act de identitate valabil', yes(one.hasIdentity)],
        ['Card sau cont bancar', yes(one.hasBank)],
        ['Acord: termenii de utilizare', consent(one.termsAcceptedAt)],
        ['Acord: oferte prin e-mail', consent(one.emailOffersAt)],
        ['Acord: oferte prin telefon', consent(one.phoneOffersAt)],
      ],
      text: null,
    })),
  };
}

function heldFirms({ firms }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Persoană de contact a unei firme partenere',
    received: 'Le vede cine răspunde de parteneri în redacție.',
    items: firms.map(({ legalName, website, name, createdAt, hasAccount }) => ({
      title: `${legalName}, cerere din ${day(createdAt)}`,
      facts: [
        ['Nume', name ?? 'necompletat'],
        ['Site', website],
        ['Cont de partener', yes(hasAccount)],
      ],
      text: null,
    })),
  };
}

function heldComments({ comments }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Comentarii',
    received: publicOnes,
    items: comments.map((one) => ({
      title: `Comentariu la /${one.articleSlug}/, ${day(one.createdAt)}`,
      facts: [
        ['Nume', one.name],
        ['Stare', statuses[one.status]],
        ['Anunț la răspunsuri', yes(one.wantsAnswers)],
      ],
      text: one.text,
    })),
  };
}

function heldReviews({ reviews }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Păreri despre creditori',
    received: publicOnes,
    items: reviews.map((one) => ({
      title: `Părere despre ${one.lenderSlug}, ${day(one.createdAt)}`,
      facts: [
        ['Nume', one.name],
        ['Stele', `${one.stars} din 5`],
        ['Stare', one.confirmedAt ? statuses[one.status] : 'adresa nu a fost confirmată'],
      ],
      text: one.text,
    })),
  };
}

function heldSubscriptions({ subscriptions }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Abonări',
    received: 'Nu le-a primit nimeni din afară.',
    items: subscriptions.map(({ rateAlerts, priceAlerts, stopped, ...one }) => ({
      title: `Abonarea din ${day(one.requestedAt)}`,
      facts: [
        ['Oferte noi', yes(one.offersAt !== null)],
        ['Ghiduri noi', yes(one.articlesAt !== null)],
        ...rateAlerts.map(({ currency, units, direction, threshold }): Fact => [
          'Alertă de curs',
          `${units}\u00a0${currency} ${direction === 'above' ? 'peste' : 'sub'} ${thresholdInWords(threshold)}\u00a0lei`,
        ]),
        ...priceAlerts.map(({ lender, principal, term, threshold }): Fact => [
          'Alertă de preț',
          `${lender}, ${leiInSentence(principal)} pe ${formatTerm(term)}${threshold === null ? '' : `, sub ${leiInSentence(threshold)} de dat înapoi`}`,
        ]),
        ['Confirmată', one.confirmedAt ? `la ${day(one.confirmedAt)}` : 'nu'],
        ...(stopped.length > 0
          ? [['Oprite', `${mailingsInWords(stopped)}; se șterg la șapte zile după oprire`] satisfies Fact]
          : []),
      ],
      text: null,
    })),
  };
}

function heldMails({ mails }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Mesajele noastre către această adresă',
    received:
      'Au plecat prin furnizorul nostru de e-mail. Copia de aici se șterge la 30 de zile după plecare.',
    items: mails.map(({ subject, createdAt, sentAt }) => ({
      title: subject,
      facts: [['Trimis', sentAt ? day(sentAt) : `încă nu; scris la ${day(createdAt)}`]],
      text: null,
    })),
  };
}

function heldRequests({ requests }: OwnData, day: InWords): HeldSection {
  return {
    title: 'Cererile dumneavoastră despre date',
    received: 'Nu le-a primit nimeni din afară.',
    items: requests.map(({ reference, kind, text, answer, createdAt, dueOn, doneAt }) => ({
      title: `Cererea ${reference}, ${day(createdAt)}`,
      facts: [
        ['Ce ați cerut', { access: 'să vedeți datele', erasure: 'ștergerea', other: 'altceva' }[kind]],
        ['Stare', doneAt ? `rezolvată la ${day(doneAt)}` : `răspundem până la ${formatDate(dueOn)}`],
        ...(answer === null ? [] : [['Am răspuns', answer] satisfies Fact]),
      ],
      text,
    })),
  };
}
