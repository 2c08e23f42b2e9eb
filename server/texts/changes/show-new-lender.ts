import { NEW_LENDER } from '#domain/answers/hidden/new-lender.ts';
import type { Author } from '#server/shared/changes/audit-log.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { Trx } from '#server/shared/changes/change-steps.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';

/** Shows a lender that was held back until it had a page. Whatever was hidden for another reason stays so. */
export async function showNewLender(
  trx: Trx,
  { file, text, by, at }: { file: string; text: string; by: Author; at: Date },
): Promise<void> {
  const [, slug] = /^creditori\/(.+)\.md$/.exec(file) ?? [];
  if (slug === undefined || /^state: *(?:draft|review)\b/m.test(text)) return;
  const repository = createHiddenRepository(trx);
  const thing = { kind: 'lender' as const, id: slug };
  const isHeldBack = (await repository.list()).some(
    ({ kind, id, reason }) => kind === 'lender' && id === slug && reason === NEW_LENDER,
  );
  if (!isHeldBack) return;
  await repository.remove(thing);
  await addToAuditLog(trx, {
    by,
    at,
    action: 'hidden.shown',
    subject: thing,
    before: { reason: NEW_LENDER },
  });
}
