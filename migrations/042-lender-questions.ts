import { type Kysely, sql } from 'kysely';

/** `lender_questions`: lenders that the office has asked for their prices, with time and means, and the time of the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lender_questions (
      id bigint generated always as identity primary key,
      country text not null,
      -- slug of the lender's offer
      lender text not null,
      through text not null check (through in ('email', 'form', 'phone', 'letter', 'meeting')),
      asked_on date not null,
      asked_by text not null references office_users,
      answered_on date check (answered_on >= asked_on)
    )
  `.execute(db);
}
