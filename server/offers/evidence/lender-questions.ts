import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { LenderQuestion, QuestionWay } from '#domain/answers/office/evidence.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { By } from '#server/shared/changes/change-steps.ts';

type Asked = {
  lender: string;
  through: QuestionWay;
  askedOn: IsoDay;
  /** its prices, or our coming publication about its pages */
  about?: 'price' | 'transparency';
};

/**
 * Stores in PostgreSQL whom the office has asked for prices, or written to about its pages; each act with its entry in the audit
 * log.
 */
export function createLenderQuestions(db: Kysely<Database>, country: CountryCode, now: () => Date) {
  return {
    /** Lists questions about prices: unanswered ones first, oldest first; then the answered ones, newest first. */
    async list(): Promise<LenderQuestion[]> {
      const rows = await db
        .selectFrom('lender_questions as question')
        .innerJoin('office_users as asker', 'asker.id', 'question.asked_by')
        .select(['question.id', 'lender', 'through', 'asked_on', 'answered_on', 'asker.name'])
        .where('country', '=', country)
        .where('about', '=', 'price')
        .orderBy('answered_on', (order) => order.desc().nullsFirst())
        .orderBy('asked_on')
        .orderBy('question.id')
        .execute();
      return rows.map(({ asked_on: askedOn, answered_on: answeredOn, name: askedBy, ...row }) => ({
        ...row,
        askedOn,
        askedBy,
        answeredOn,
      }));
    },

    /** Returns the day each lender was first written to about its pages, by the slug of the lender. */
    async firstLetters(): Promise<Map<string, IsoDay>> {
      const rows = await db
        .selectFrom('lender_questions')
        .select(['lender', ({ fn }) => fn.min('asked_on').as('first')])
        .where('country', '=', country)
        .where('about', '=', 'transparency')
        .groupBy('lender')
        .execute();
      return new Map(rows.map(({ lender, first }) => [lender, first]));
    },

    async add({ lender, through, askedOn, about = 'price' }: Asked, by: By): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = { country, lender, through, asked_on: askedOn, asked_by: by.id, about };
        await trx.insertInto('lender_questions').values(row).execute();
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: about === 'price' ? 'evidence.asked' : 'transparency.written',
          subject: { kind: about === 'price' ? 'evidence' : 'transparency', id: lender },
          after: { through, askedOn },
        });
      });
    },

    /** @returns why it was not recorded: there is no such unanswered question, or it was asked later */
    async answered(id: number, answeredOn: string, by: By): Promise<'done' | 'unknown' | 'too-early'> {
      return await db.transaction().execute(async (trx) => {
        const question = await trx
          .selectFrom('lender_questions')
          .select(['lender', 'asked_on'])
          .where('id', '=', id)
          .where('country', '=', country)
          .where('answered_on', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!question) return 'unknown';
        if (answeredOn < question.asked_on) return 'too-early';
        await trx
          .updateTable('lender_questions')
          .set({ answered_on: answeredOn })
          .where('id', '=', id)
          .execute();
        const subject = { kind: 'evidence', id: question.lender };
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: 'evidence.answered',
          subject,
          after: { answeredOn },
        });
        return 'done';
      });
    },
  };
}
