import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';

/** Builds the mail with the link to the data held on an address; sent whether there are any or not. */
export function accessLinkMail({ to, secret }: { to: string; secret: string }, origin: string): Mail {
  return {
    kind: 'own-data',
    to,
    subject: 'Linkul către datele dumneavoastră',
    ...composeMail(
      [
        `Cineva a cerut pe ${origin}/datele-mele/ un link către datele de pe această adresă. Merge o singură dată, timp de trei ore.`,
        { link: 'Deschideți pagina cu datele mele', href: `${origin}/datele-mele/deschide/?cod=${secret}` },
        'Dacă nu l-ați cerut dumneavoastră, nu faceți nimic: numai cine citește acest mesaj poate ajunge la date. Nu dați mesajul mai departe.',
      ],
      origin,
    ),
  };
}

type Waiting = { reference: string; message: string; dueOn: IsoDay };

/** Mails a colleague that a request waits; the person's address is shown in the office only. */
export function waitingRequestMail(
  { reference, message, dueOn }: Waiting,
  { operator, origin }: { operator: string; origin: string },
): Mail {
  return {
    kind: 'data-request',
    to: operator,
    subject: `Cererea ${reference} despre date, de rezolvat până la ${formatDate(dueOn)}`,
    ...composeMail(
      [
        `O cerere despre date personale așteaptă răspuns. Termenul din art. 12 alin. (3) GDPR este ${formatDate(dueOn)}.`,
        { quote: message },
        { link: 'Deschideți cererile', href: `${origin}/admin/mesaje/date/` },
      ],
      origin,
    ),
  };
}

type Answered = { to: string; reference: string; answer: string };

/** Builds a colleague's answer to a request. */
export function answeredRequestMail({ to, reference, answer }: Answered, origin: string): Mail {
  return {
    kind: 'data-request-answer',
    to,
    subject: `Răspuns la cererea ${reference} despre datele dumneavoastră`,
    ...composeMail(
      [
        `Ați făcut cererea ${reference} pe ${origin}/datele-mele/. Acesta este răspunsul nostru:`,
        { quote: answer },
        'Nu sunteți mulțumit de răspuns? Ne puteți scrie din nou sau vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal, dataprotection.ro.',
      ],
      origin,
    ),
  };
}
