import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { listOldSeries } from '#domain/base/series/list-old-series.ts';
import { lastSight } from '#domain/base/series/series-age.ts';
import { datedValue } from '#domain/base/series/series-in-words.ts';
import { definitionOf, type SeriesBook, type SeriesName } from '#domain/base/series/series.ts';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  book: () => SeriesBook;
  outbox: Pick<MailOutbox, 'add'>;
  mail: { operator: string; origin: string };
  now: () => Date;
};

type OldSeries = { series: SeriesName; known: string; words: string };

/**
 * Mails the office which series have a value older than their rhythm: each value once, all new ones in one mail.
 * @returns how many were reported
 */
export async function tellOldSeries({ db, country, book, outbox, mail, now }: Options): Promise<number> {
  const today = dayOf(now(), country.timeZone);
  return await db.transaction().execute(async (trx) => {
    const fresh: OldSeries[] = [];
    for (const one of oldSeries(book(), today)) {
      const added = await trx
        .insertInto('series_mails')
        .values({ country: country.code, series: one.series, known: one.known, mailed_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('series')
        .executeTakeFirst();
      if (added) fresh.push(one);
    }
    if (fresh.length > 0) await outbox.add(trx, oldSeriesMail(fresh, mail));
    return fresh.length;
  });
}

function oldSeries(book: SeriesBook, today: string): OldSeries[] {
  return listOldSeries(book, today).map(({ series, point }) => {
    const { title, rhythm, publishedBy } = definitionOf(series);
    return {
      series,
      known: `${point.from} ${lastSight(point)}`,
      words: `${title}: ${datedValue(series, point)}. Se schimbă ${rhythm.words}; publică: ${publishedBy}.`,
    };
  });
}

function oldSeriesMail(old: readonly OldSeries[], { operator, origin }: Options['mail']): Mail {
  return {
    kind: 'series-old',
    to: operator,
    subject:
      old.length === 1 ? 'Un indicator are o valoare veche' : `${old.length} indicatori au valori vechi`,
    ...composeMail(
      [
        'Pe site ele se văd cu data lor. Cine le găsește noi le scrie în redacție; un coleg le aprobă.',
        ...old.map(({ words }) => words),
        { link: 'Deschideți indicatorii', href: `${origin}/admin/indicatori/` },
      ],
      origin,
    ),
  };
}
