import type { Kysely } from 'kysely';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { isWeekend, isWorkingDay } from '#domain/tools/calendar/working-days.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { findWaiting } from './find-waiting.ts';
import type { WaitingWork } from './office-services.ts';
import { waitingMail } from './waiting-mail.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  waiting: readonly WaitingWork[];
  outbox: Pick<MailOutbox, 'add'>;
  /** of the office */
  origin: string;
  now: () => Date;
  onFailure: (error: unknown) => void;
};

/**
 * Mails each active colleague the waiting work of their roles, once on each working day, also across restarts. A colleague who switched it off, or
 * has nothing waiting, gets nothing.
 * @returns how many mails were stored
 */
export async function mailWaitingWork(options: Options): Promise<number> {
  const { db, country, now } = options;
  const today = dayOf(now(), country.timeZone);
  if (!isWorkedOn(today, country.code)) return 0;
  const people = await db
    .selectFrom('office_users')
    .select(['id', 'name', 'email', 'roles'])
    .where('deactivated_at', 'is', null)
    .where('wants_waiting_mail', '=', true)
    .where('waiting_mail_on', 'is distinct from', today)
    .orderBy('id')
    .execute();
  let mails = 0;
  for (const person of people) if (await tellPerson(person, today, options)) mails += 1;
  return mails;
}

// The legal holidays we know are those of Romania.
function isWorkedOn(day: IsoDay, country: Country['code']): boolean {
  return country === 'RO' ? isWorkingDay(day) : !isWeekend(day);
}

type Person = Pick<Database['office_users'], 'id' | 'name' | 'email' | 'roles'>;

async function tellPerson(
  person: Person,
  today: IsoDay,
  { db, country, waiting, outbox, origin, onFailure }: Options,
): Promise<boolean> {
  const { found } = await findWaiting(db, { waiting, roles: person.roles, onFailure });
  const mail = waitingMail(person, { found, today, timeZone: country.timeZone, origin });
  return await db.transaction().execute(async (trx) => {
    // The day is marked without a mail too: later work is in tomorrow's mail.
    const marked = await trx
      .updateTable('office_users')
      .set({ waiting_mail_on: today })
      .where('id', '=', person.id)
      .where('waiting_mail_on', 'is distinct from', today)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n || !mail) return false;
    await outbox.add(trx, mail);
    return true;
  });
}
