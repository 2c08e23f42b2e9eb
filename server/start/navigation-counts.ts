import type { Kysely } from 'kysely';
import type { Access } from '#domain/answers/office/role.ts';
import { countWaitingChanges } from '#server/shared/changes/count-waiting-changes.ts';
import { countNewMessages } from '#server/people/contact/messages-repository.ts';
import type { WaitingCounts } from '#server/office/office-services.ts';
import { countRefusedPostbacks } from '#server/partners/conversions/refused-postbacks.ts';
import type { Database } from '#server/db/tables.ts';
import { countOpenRequests } from '#server/people/privacy/office-requests.ts';
import { countPriceReports } from '#server/offers/evidence/price-reports.ts';
import { countSentRequests } from '#server/offers/evidence/sent-requests.ts';
import { countWaiting } from '#server/people/comments/moderation-queue.ts';

/** The counts of waiting work of every subject, by the names that entries of the navigation use (app/office/navigation.ts). */
export const navigationCounts: readonly WaitingCounts[] = [
  one('moderation', ['moderator', 'editor'], countWaiting),
  one('messages', ['moderator'], countNewMessages),
  one('postbacks', ['analyst'], countRefusedPostbacks),
  one('data-requests', [], countOpenRequests),
  one('hidden', ['editor'], async (db) => {
    const { count } = await db
      .selectFrom('hidden')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }),
  one('price-reports', ['editor'], countPriceReports),
  one('sent-requests', ['editor'], countSentRequests),
  {
    access: ['editor'],
    async count(db) {
      const waiting = await countWaitingChanges(db);
      const kinds = ['offer', 'evidence', 'series', 'transparency'] as const;
      return Object.fromEntries(kinds.map((kind) => [`${kind}-changes`, waiting.get(kind) ?? 0]));
    },
  },
];

function one(name: string, access: Access, count: (db: Kysely<Database>) => Promise<number>): WaitingCounts {
  return { access, count: async (db) => ({ [name]: await count(db) }) };
}
