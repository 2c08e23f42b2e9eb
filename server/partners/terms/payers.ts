import { type Kysely, sql } from 'kysely';
import type { LogoType } from '#domain/partners/terms/logo-type.ts';
import type { Database } from '#server/db/tables.ts';
import { offerTermsKind } from './offer-terms-change.ts';

export type Logo = { type: LogoType; content: Buffer };

const versionOfLogo = sql<string>`left(encode(sha256(logo), 'hex'), 12)`;

/** Stores the firms that pay the operator: each with the name, the link and the logo of its entry on `/lista-partenerilor/`. */
export function createPayers(db: Kysely<Database>) {
  return {
    /** Lists them by name, each with the address of its logo, which is another one for another logo. */
    async list() {
      const rows = await db
        .selectFrom('payers')
        .select(['id', 'name', 'link', versionOfLogo.as('version')])
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(({ version, ...payer }) => ({
        ...payer,
        logo: `/api/payers/${payer.id}/logo/${version}`,
      }));
    },

    /** Adds one. @returns its id; undefined when one has this name */
    async add(
      { name, link, logo }: { name: string; link: string; logo: Logo },
      now: Date,
    ): Promise<string | undefined> {
      const row = await db
        .insertInto('payers')
        .values({ name, link, logo: logo.content, logo_type: logo.type, created_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** Reads one, to change it in this transaction. */
    take: (id: string) =>
      db.selectFrom('payers').select(['name', 'link']).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Tells whether terms name it that wait or were decided: its name is then a sentence of two people. */
    async isNamed(id: string): Promise<boolean> {
      const terms = await db
        .selectFrom('changes')
        .select('id')
        .where('kind', '=', offerTermsKind.name)
        .where('status', 'in', ['waiting', 'public'])
        .where(sql<boolean>`content -> 'begins' ->> 'payerId' = ${id}`)
        .limit(1)
        .executeTakeFirst();
      return terms !== undefined;
    },

    /** Corrects one. @param logo null: it stays @returns false when another one has this name */
    async change(
      id: string,
      { name, link, logo }: { name: string; link: string; logo: Logo | null },
    ): Promise<boolean> {
      const other = await db
        .selectFrom('payers')
        .select('id')
        .where('name', '=', name)
        .where('id', '<>', id)
        .executeTakeFirst();
      if (other) return false;
      await db
        .updateTable('payers')
        .set({ name, link, ...(logo && { logo: logo.content, logo_type: logo.type }) })
        .where('id', '=', id)
        .execute();
      return true;
    },

    /** Reads a logo by its address. */
    async logoOf(id: string, version: string): Promise<Logo | undefined> {
      const row = await db
        .selectFrom('payers')
        .select(['logo', 'logo_type'])
        .where('id', '=', id)
        .where(versionOfLogo, '=', version)
        .executeTakeFirst();
      return row && { type: row.logo_type, content: row.logo };
    },
  };
}
