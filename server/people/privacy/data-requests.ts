import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { answerDeadline } from '#domain/people/privacy/answer-deadline.ts';
import type { DataRequestKind, OwnData } from '#domain/people/privacy/own-data.ts';
import type { Database } from '#server/db/tables.ts';
import { newReference } from '#server/shared/forms/new-reference.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

type NewRequest = {
  kind: DataRequestKind;
  email: string;
  /** what a colleague still has to do or to answer; null: done at once */
  message: string | null;
  now: Date;
  /** its earlier number; undefined: a new one */
  reference?: string | undefined;
};

export type DataRequests = ReturnType<typeof createDataRequests>;

/** Records people's requests about their own data. The office answers those that could not be done at once. */
export function createDataRequests({ key, timeZone }: { key: SiteKey; timeZone: string }) {
  const hashOf = (email: string) => key.hmac(`data request\n${normalizeEmail(email)}`);
  return {
    timeZone,

    /** Hashes an address as requests store it. */
    hashOf,

    /** Records a request, in the transaction of its deed. @returns its number */
    async add(db: Kysely<Database>, request: NewRequest): Promise<string> {
      const { kind, email, message, now, reference = newReference('D') } = request;
      await db
        .insertInto('data_requests')
        .values({
          reference,
          kind,
          message,
          email_hash: hashOf(email),
          // The address is stored only for a request a colleague has to answer; a request done at once has its hash alone.
          email: message === null ? null : email,
          answer: null,
          created_at: now,
          due_on: answerDeadline(now, timeZone),
          done_at: message === null ? now : null,
        })
        .execute();
      return reference;
    },

    /** Records an erasure done earlier, of which only its number and the hash of its address are known. */
    async addDone(
      db: Kysely<Database>,
      { reference, emailHash, now }: { reference: string; emailHash: Buffer; now: Date },
    ): Promise<void> {
      await db
        .insertInto('data_requests')
        .values({
          reference,
          kind: 'erasure',
          message: null,
          email_hash: emailHash,
          email: null,
          answer: null,
          created_at: now,
          due_on: answerDeadline(now, timeZone),
          done_at: now,
        })
        .execute();
    },

    /** Lists the requests of one address, newest first. */
    async listOf(db: Kysely<Database>, email: string): Promise<OwnData['requests']> {
      return await db
        .selectFrom('data_requests')
        .select([
          'reference',
          'kind',
          'message as text',
          'answer',
          'created_at as createdAt',
          'due_on as dueOn',
          'done_at as doneAt',
        ])
        .where('email_hash', '=', hashOf(email))
        .orderBy('created_at', 'desc')
        .orderBy('reference')
        .execute();
    },
  };
}
