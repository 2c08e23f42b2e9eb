// What the forms of /datele-mele/ do: a link by mail for anybody, all others during a visit.
import type { Kysely, Transaction } from 'kysely';
import { checkForm } from '#domain/base/forms/check-form.ts';
import {
  askForLinkForm,
  eraseForm,
  otherRequestForm,
  pauseForm,
} from '#domain/people/privacy/own-data-form.ts';
import { answerDeadline } from '#domain/people/privacy/answer-deadline.ts';
import { pauseEnd, readPause } from '#domain/people/privacy/pause.ts';
import type { Database } from '#server/db/tables.ts';
import type { Destination, FormDecision, SentForm } from '#server/shared/forms/form-action.ts';
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

export type OwnDataOptions = {
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

/** Sends a link by mail, to anybody. */
export function askForLink({ outbox, origin }: OwnDataOptions, { values, now }: SentForm): FormDecision {
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
      // The same answer for every address, so that it does not reveal who wrote to us.
      return { path: PATH, receipt: 'trimis' };
    },
  };
}

/** Opens the visit of a link, and counts it as a request for access. */
export function openVisit({ ownData }: OwnDataOptions, sent: SentForm): FormDecision {
  const { now } = sent;
  return {
    ok: true,
    deed: (tx) =>
      inVisit(
        tx,
        sent,
        async (secret, email) => {
          if (await openAccessLink(tx, secret, now))
            await ownData.requests.add(tx, { kind: 'access', email, message: null, now });
          return { path: PATH };
        },
        { canBeUnopened: true },
      ),
  };
}

/** Ends the visit of a link. */
export function closeVisit({ origin }: OwnDataOptions, { cookies = '' }: SentForm): FormDecision {
  return {
    ok: true,
    cookies: [accessCookie('', origin)],
    async deed(tx) {
      await closeAccessLink(tx, readAccessCookie(cookies));
      return { path: PATH, receipt: 'inchis' };
    },
  };
}

/** Erases a person's data. */
export function erase(options: OwnDataOptions, sent: SentForm): FormDecision {
  const read = checkForm(eraseForm, sent.values);
  if (!read.ok) return read;
  const { now } = sent;
  const { ownData, origin, onErased } = options;
  return {
    ok: true,
    cookies: [accessCookie('', origin)],
    deed: (tx) =>
      inVisit(tx, sent, async (_secret, email) => {
        const { reference, message } = await eraseOnRequest(tx, ownData.requests, { email, now });
        await onErased(tx);
        if (message) await tellOffice(options, tx, { reference, message, now });
        return { path: PATH, receipt: `${message ? 'sters-in-parte' : 'sters'} ${reference}` };
      }),
  };
}

/** Starts a pause from credit offers, never shorter than a running one. */
export async function pause({ db, ownData, origin }: OwnDataOptions, sent: SentForm): Promise<FormDecision> {
  const read = checkForm(pauseForm, sent.values);
  if (!read.ok) return read;
  const { exclusions, today } = ownData;
  const { cookies = '', now } = sent;
  const link = await findAccessLink(db, readAccessCookie(cookies), now);
  const running = link?.openedAt ? await exclusions.endOf(db, link.email, today()) : null;
  const until =
    [pauseEnd(today(), read.data.zile), running ?? '', readPause(cookies, today()) ?? ''].toSorted().at(-1) ??
    '';
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

/** Takes any other request, which the office answers. */
export function askOffice(options: OwnDataOptions, sent: SentForm): FormDecision {
  const read = checkForm(otherRequestForm, sent.values);
  if (!read.ok) return read;
  const { cerere: message } = read.data;
  const { now } = sent;
  return {
    ok: true,
    deed: (tx) =>
      inVisit(tx, sent, async (_secret, email) => {
        const reference = await options.ownData.requests.add(tx, { kind: 'other', email, message, now });
        await tellOffice(options, tx, { reference, message, now });
        return { path: PATH, receipt: `cerere ${reference}` };
      }),
  };
}

async function tellOffice(
  { outbox, operator, origin, timeZone }: OwnDataOptions,
  tx: Transaction<Database>,
  { reference, message, now }: { reference: string; message: string; now: Date },
) {
  const dueOn = answerDeadline(now, timeZone);
  await outbox.add(tx, waitingRequestMail({ reference, message, dueOn }, { operator, origin }));
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
