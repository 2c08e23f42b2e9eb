import { sql } from 'kysely';
import { notify } from '#server/db/notify.ts';
import type { Trx } from '#server/shared/changes/change-steps.ts';
import { PUBLICATIONS } from '#server/texts/editorial/publications-repository.ts';
import { HIDDEN } from '#server/texts/hidden/hidden-repository.ts';

/**
 * Moves all rows stored under the address of a text at the root of the site: the moment of its publication, its readers' comments, and
 * whether it is hidden, so that no text comes back into sight by another name.
 */
export async function moveAddress(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  const [path, newPath] = [`/${from}/`, `/${to}/`];
  // No page has this address now: a row left by an earlier one is obsolete.
  await trx.deleteFrom('publications').where('path', '=', newPath).execute();
  await trx.updateTable('publications').set({ path: newPath }).where('path', '=', path).execute();
  await trx.updateTable('comments').set({ article_slug: to }).where('article_slug', '=', from).execute();
  await sql`
    update hidden set id = moved.new
    from (values ('text', ${from}, ${to}), ('page', ${path}, ${newPath})) as moved (kind, old, new)
    where hidden.kind = moved.kind and hidden.id = moved.old
      and not exists (select from hidden as other where other.kind = moved.kind and other.id = moved.new)`.execute(
    trx,
  );
  await notify(trx, PUBLICATIONS, newPath);
  await notify(trx, HIDDEN, 'text');
}
