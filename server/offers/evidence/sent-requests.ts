import { type Kysely, type Selectable, sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { type AskedInPublic, askedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { RequestAnswer, SentRequest } from '#domain/people/price-reports/sent-request.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { CHANGES } from '#server/db/changes.ts';

type Row = Selectable<Database['sent_requests']>;
type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
};
type Decision = {
  isAccepted: boolean;
  /** whether a response accompanied the request when it was reviewed: a later one is reviewed first */
  isAnswerSeen: boolean;
};

/** A request as the office sees it. */
export type KeptRequest = SentRequest & {
  id: number;
  /** the request or its response has not been reviewed yet */
  isWaiting: boolean;
  receivedOn: string;
};

/** Stores in PostgreSQL price requests reported by readers: the office's decisions and the published counts. */
export function createSentRequests({ db, country, now }: Options) {
  const ofCountry = () =>
    db.selectFrom('sent_requests').selectAll().where('country', '=', country.code).orderBy('id');

  return {
    /** Lists requests that were not rejected; those waiting for review first. */
    async listKept(): Promise<KeptRequest[]> {
      const rows = await ofCountry().where('status', '<>', 'refused').execute();
      const kept = rows.map((row) => ({
        id: row.id,
        lender: row.lender,
        sentOn: row.sent_on,
        answer: row.answer_status === 'refused' ? null : answerOf(row),
        isWaiting: row.status === 'waiting' || row.answer_status === 'waiting',
        receivedOn: row.received_on,
      }));
      return kept.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting));
    },

    /** Counts requests of lenders with enough accepted ones, by slug, on each call. */
    async listPublic(): Promise<Map<string, AskedInPublic>> {
      const rows = await ofCountry().where('status', '=', 'accepted').execute();
      const today = dayOf(now(), country.timeZone);
      const byLender = Map.groupBy(rows.map(shownOf), ({ lender }) => lender);
      return new Map(
        [...byLender].flatMap(([lender, requests]) => {
          const counts = askedInPublic(requests, today);
          return counts ? [[lender, counts] as const] : [];
        }),
      );
    },

    /** Accepts or rejects a request, or its later response. @returns whether it existed as reviewed */
    async decide(id: number, { isAccepted, isAnswerSeen }: Decision, by: Author): Promise<boolean> {
      return await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('sent_requests')
          .selectAll()
          .where('id', '=', id)
          .where('country', '=', country.code)
          .where('status', '<>', 'refused')
          .forUpdate()
          .executeTakeFirst();
        if (!row || isAnswerSeen !== (row.answered_on !== null && row.answer_status !== 'refused'))
          return false;
        await trx.updateTable('sent_requests').set(decided(row, isAccepted)).where('id', '=', id).execute();
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: isAccepted ? 'sent-request.accepted' : 'sent-request.refused',
          subject: { kind: 'evidence', id: row.lender },
          after: { id },
        });
        await notify(trx, CHANGES, 'offers');
        return true;
      });
    },
  };
}

/** An accepted request stays when only its response is rejected. */
function decided({ status, answer_status: answer }: Row, isAccepted: boolean) {
  const to = isAccepted ? 'accepted' : 'refused';
  const isAnswerRead = answer === 'waiting';
  return {
    status: status === 'accepted' && isAnswerRead ? status : to,
    answer_status: isAnswerRead ? to : answer,
  } as const;
}

/**
 * Finds how many requests and responses wait for review, and since when: only days are stored, so noon of the oldest. Of a response
 * only the day of the lender's answer is stored, after which it was reported.
 */
export async function findWaitingSentRequests(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('sent_requests')
    .where((where) => where.or([where('status', '=', 'waiting'), where('answer_status', '=', 'waiting')]))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<Date | null>`(min(case when status = 'waiting' then received_on else answered_on end) + time '12:00')
        at time zone 'UTC'`.as('since'),
    ])
    .executeTakeFirstOrThrow();
}

function shownOf(row: Row): SentRequest {
  return {
    lender: row.lender,
    sentOn: row.sent_on,
    answer: row.answer_status === 'accepted' ? answerOf(row) : null,
  };
}

function answerOf({ answered_on: answeredOn, gave_price: gavePrice }: Row): RequestAnswer | null {
  return answeredOn === null || gavePrice === null ? null : { answeredOn, gavePrice };
}
