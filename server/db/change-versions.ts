import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

type Options = {
  db: Kysely<Database>;
  everyMs: number;
  /** called with the tag of each new change */
  onChange: (tag: string) => void;
};

/**
 * Polls the changes since the last look, for an instance that receives no notifications.
 * @throws when the database does not answer the first time; a later check reports missed changes
 */
export async function watchChangeVersions({ db, everyMs, onChange }: Options): Promise<Disposable> {
  let known = await readVersions(db);
  async function look() {
    const now = await readVersions(db);
    const changed = [...now].filter(([tag, version]) => known.get(tag) !== version);
    known = now;
    for (const [tag] of changed) onChange(tag);
  }
  // While the database is unavailable no change is reported.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function readVersions(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('change_versions').select(['tag', 'version']).execute();
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}
