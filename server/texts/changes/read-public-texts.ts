import { type Kysely, sql } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { TextEntry } from '#domain/texts/editorial/text-entry.ts';
import type { Database } from '#server/db/tables.ts';
import { textKind } from './text-change.ts';

/** A change of a text that is or was public; only those that may still lie over a file have their text. */
export type PublicText = Pick<TextEntry, 'file' | 'hash' | 'readers'> & {
  id: number;
  status: 'public' | 'retired' | 'ended';
  text: string | null;
  landed: string | null;
  publishedAt: Date;
};

const wasPublic = (country: CountryCode) =>
  sql`kind = ${textKind.name} and country = ${country} and status in ('public', 'retired', 'ended')`;

/** Reads a value that differs whenever a text became public or stopped being so; no text is read for it. */
export async function readTextsState(db: Kysely<Database>, country: CountryCode): Promise<string> {
  const { rows } = await sql`
    select status, count(*)::int, sum(id)::text as ids from changes
    where ${wasPublic(country)} group by status order by status`.execute(db);
  return JSON.stringify(rows);
}

/** Reads the public texts, the notes to readers about earlier ones, and the slugs that texts left; oldest first. */
export async function readPublicTexts(db: Kysely<Database>, country: CountryCode) {
  const [{ rows }, left] = [
    await sql<PublicText>`
      select id, status, content ->> 'file' as file, content ->> 'hash' as hash, content ->> 'readers' as readers,
        content ->> 'landed' as landed, published_at as "publishedAt",
        case when status = 'public' or content ? 'landed' then content ->> 'text' end as text
      from changes
      where ${wasPublic(country)} and (status = 'public' or content ? 'landed' or content ->> 'readers' is not null)
      order by published_at, id`.execute(db),
    await sql<{ slug: string; file: string }>`
      select content ->> 'leaves' as slug, content ->> 'file' as file from changes
      where ${wasPublic(country)} and content ? 'leaves'`.execute(db),
  ];
  return { rows, left: left.rows };
}
