import type { Kysely } from 'kysely';
import { checkSite } from '#domain/answers/doctor/check-site.ts';
import { newsOfChecks, checkKey } from '#domain/answers/doctor/news-of-checks.ts';
import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Options = {
  db: Kysely<Database>;
  examine: () => Promise<SiteFacts>;
  /** name of this instance, for the lines of its machine */
  instance: string;
  outbox: Pick<MailOutbox, 'add'>;
  /** recipient, and the origin of the office for its link */
  mail: { operator: string; origin: string };
  now: () => Date;
};

type News = ReturnType<typeof newsOfChecks>;

/**
 * Looks at the site as the doctor does, and mails the operator each line that has to be mended: once, and once more when it is
 * mended; all news of a look in one mail.
 * @returns how many lines were news
 */
export async function mailOperatorNews({
  db,
  examine,
  instance,
  outbox,
  mail,
  now,
}: Options): Promise<number> {
  const checks = checkSite(await examine());
  return await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('told_checks')
      .select(['check_id as id', 'instance'])
      .forUpdate()
      .execute();
    const { broken: found, mended } = newsOfChecks(checks, rows, instance);
    const broken: typeof found = [];
    for (const check of mended) {
      const as = checkKey(check, instance);
      await trx
        .deleteFrom('told_checks')
        .where('check_id', '=', as.id)
        .where('instance', '=', as.instance)
        .execute();
    }
    for (const check of found) {
      const { id: check_id, instance: of } = checkKey(check, instance);
      const added = await trx
        .insertInto('told_checks')
        .values({ check_id, instance: of, told_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('check_id')
        .executeTakeFirst();
      // Otherwise another instance mailed it at this moment.
      if (added) broken.push(check);
    }
    const count = broken.length + mended.length;
    if (count > 0) await outbox.add(trx, newsMail({ broken, mended }, mail));
    return count;
  });
}

function newsMail({ broken, mended }: News, { operator, origin }: Options['mail']): Mail {
  const named = [...broken, ...mended].map(({ name }) => name).join(', ');
  return {
    kind: 'site-news',
    to: operator,
    subject: broken.length > 0 ? `De îndreptat pe site: ${named}` : `S-a îndreptat pe site: ${named}`,
    ...composeMail(
      [
        ...(broken.length > 0
          ? [
              `Verificarea de fiecare oră a găsit ${countNoun(broken.length, 'lucru', 'lucruri')} de îndreptat.`,
            ]
          : []),
        ...broken.map(({ name, says, todo }) => [`${name}: ${says}`, todo].filter(Boolean).join(' ')),
        ...mended.map(({ name, says }) => `S-a îndreptat: ${name}. ${says}`),
        { link: 'Deschideți verificările', href: `${origin}/admin/operatiuni/` },
      ],
      origin,
    ),
  };
}
