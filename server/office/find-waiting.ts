import type { Kysely } from 'kysely';
import { hasAccess, type Role } from '#domain/answers/office/role.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { WaitingName } from '#domain/answers/office/waiting-places.ts';
import type { Database } from '#server/db/tables.ts';
import type { WaitingWork } from './office-services.ts';

type Asked = {
  waiting: readonly WaitingWork[];
  roles: readonly Role[];
  /** called with the error of a subject that did not answer */
  onFailure: (error: unknown) => void;
};

/**
 * Finds the work that waits for these roles. A subject that does not answer is left out and hides no other.
 * @returns isWhole: every subject answered
 */
export async function findWaiting(
  db: Kysely<Database>,
  { waiting, roles, onFailure }: Asked,
): Promise<{ found: Partial<Record<WaitingName, Waiting>>; isWhole: boolean }> {
  const own = waiting.filter(({ access }) => hasAccess(access, roles));
  const answers = await Promise.allSettled(own.map(async ({ find }) => await find(db)));
  const failed = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of failed) onFailure(reason);
  const found = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : {}));
  return { found: Object.assign({}, ...found), isWhole: failed.length === 0 };
}
