import type { Kysely, Transaction } from 'kysely';
import { checkForm } from '#domain/base/forms/check-form.ts';
import {
  askForLinkForm,
  eraseForm,
  otherRequestForm,
  ownDataDeedForm,
  pauseForm,
} from '#domain/people/privacy/own-data-form.ts';
import { answerDeadline } from '#domain/people/privacy/answer-deadline.ts';
import { pauseEnd, readPause } from '#domain/people/privacy/pause.ts';
import type { Database } from '#server/db/tables.ts';
import type { Destination, FormAction, FormDecision, SentForm } from '#server/shared/forms/form-action.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import {
  closeAccessLink,
  findAccessLink,
  newAccessLink,
  openAccessLink,
  readAccessCookie,
} from './access-links.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import type { OwnDataService } from './own-data.ts';
import { accessLinkMail, waitingRequestMail } from './own-data-mails.ts';
import { PAUSE_PAGE } from './pause-guard.ts';
import { accessCookie, pauseCookie } from './own-data-cookies.ts';

type Options = {
  db: Kysely<Database>;
  ownData: Pick<OwnDataService, 'exclusions' | 'requests' | 'today'>;
  outbox: MailOutbox;
  operator: string;
  origin: string;
  timeZone: string;
  /** called in the same transaction after an erasure */
  onErased: (tx: Transaction<Database>) => Promise<void>;
};

const PATH = '/datele-mele/';

/** Handles the forms of /datele-mele/: a link by mail for anybody, all others during a visit. */
export function ownDataAction(options: Options): FormAction {
  const { db, outbox, origin, ownData, operator, timeZone, onErased } = options;
  const { requests, exclusions, today } = ownData;

  return async (sent) => {
    const { values, now } = sent;
    const chosen = checkForm(ownDataDeedForm, values);
    if (!chosen.ok)
      return { ok: false, problems: chosen.problems.map((problem) => ({ ...problem, field: null })) };
    switch (chosen.data.fapta) {
      case 'cere':
        return ask(sent);
      case 'deschide':
        return {
          ok: true,
          deed: (tx) =>
            inVisit(
              tx,
              sent,
              async (secret, email) => {
                if (await openAccessLink(tx, secret, now))
                  await requests.add(tx, { kind: 'access', email, message: null, now });
                return { path: PATH };
              },
              { canBeUnopened: true },
            ),
        };
      case 'inchide':
        return {
          ok: true,
          cookies: [accessCookie('', origin)],
          async deed(tx) {
            await closeAccessLink(tx, readAccessCookie(sent.cookies ?? ''));
            return { path: PATH, receipt: 'inchis' };
          },
        };
      case 'sterge':
        return erase(sent);
      case 'pauza':
        return await pause(sent);
      case 'altceva':
        return other(sent);
    }
  };

  function ask({ values, now }: SentForm): FormDecision {
    const read = checkForm(askForLinkForm, values);
    if (!read.ok) return read;
    const { email } = read.data;
    return {
      ok: true,
      async deed(tx) {
        await outbox.addAsked(tx, email, async () => {
          const secret = await newAccessLink(tx, email, now);
          return accessLinkMail({ to: email, secret }, origin);
        });
        // The same answer for every address, so that it reveals nobody.
        return { path: PATH, receipt: 'trimis' };
      },
    };
  }

  function erase(sent: SentForm): FormDecision {
    const read = checkForm(eraseForm, sent.values);
    if (!read.ok) return read;
    const { now } = sent;
    return {
      ok: true,
      cookies: [accessCookie('', origin)],
      deed: (tx) =>
        inVisit(tx, sent, async (_secret, email) => {
          const { reference, message } = await eraseOnRequest(tx, requests, { email, now });
          await onErased(tx);
          if (message) await tellOffice(tx, { reference, message, now });
          return { path: PATH, receipt: `${message ? 'sters-in-parte' : 'sters'} ${reference}` };
        }),
    };
  }

  async function pause(sent: SentForm): Promise<FormDecision> {
    const read = checkForm(pauseForm, sent.values);
    if (!read.ok) return read;
    const { cookies = '', now } = sent;
    const link = await findAccessLink(db, readAccessCookie(cookies), now);
    const running = link?.openedAt ? await exclusions.endOf(db, link.email, today()) : null;
    const until =
      [pauseEnd(today(), read.data.zile), running ?? '', readPause(cookies, today()) ?? '']
        .toSorted()
        .at(-1) ?? '';
    return {
      ok: true,
      cookies: link?.openedAt ? [pauseCookie(until, { today: today(), origin })] : [],
      deed: (tx) =>
        inVisit(tx, sent, async (_secret, email) => {
          await exclusions.start(tx, email, until, now);
          return { path: PAUSE_PAGE };
        }),
    };
  }

  function other(sent: SentForm): FormDecision {
    const read = checkForm(otherRequestForm, sent.values);
    if (!read.ok) return read;
    const { cerere: message } = read.data;
    const { now } = sent;
    return {
      ok: true,
      deed: (tx) =>
        inVisit(tx, sent, async (_secret, email) => {
          const reference = await requests.add(tx, { kind: 'other', email, message, now });
          await tellOffice(tx, { reference, message, now });
          return { path: PATH, receipt: `cerere ${reference}` };
        }),
    };
  }

  async function tellOffice(
    tx: Transaction<Database>,
    { reference, message, now }: { reference: string; message: string; now: Date },
  ) {
    const dueOn = answerDeadline(now, timeZone);
    await outbox.add(tx, waitingRequestMail({ reference, message, dueOn }, { operator, origin }));
  }
}

// Checked in the transaction: a form sent twice gets the first answer, although the deed itself may have ended the visit.
async function inVisit(
  tx: Transaction<Database>,
  { cookies = '', now }: SentForm,
  act: (secret: string, email: string) => Promise<Destination>,
  { canBeUnopened = false } = {},
): Promise<Destination> {
  const secret = readAccessCookie(cookies);
  const link = await findAccessLink(tx, secret, now);
  if (!link || (link.openedAt === null && !canBeUnopened)) return { path: PATH, receipt: 'incheiat' };
  return await act(secret, link.email);
}
