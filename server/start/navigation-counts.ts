import type { Kysely } from 'kysely';
import type { Access } from '#domain/answers/office/role.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { WaitingName } from '#domain/answers/office/waiting-places.ts';
import { findWaitingChanges } from '#server/shared/changes/find-waiting-changes.ts';
import { findOpenMessages } from '#server/people/contact/messages-repository.ts';
import type { WaitingWork } from '#server/office/office-services.ts';
import { ledgerKeepers } from '#server/partners/ledger/ledger-routes.ts';
import { findUnreadPostbacks } from '#server/partners/conversions/refused-postbacks.ts';
import { findWaitingPartners } from '#server/partners/partners/list-partners.ts';
import type { Database } from '#server/db/tables.ts';
import { findOpenRequests } from '#server/people/privacy/office-requests.ts';
import { findWaitingPriceReports } from '#server/offers/evidence/price-reports.ts';
import { findWaitingSentRequests } from '#server/offers/evidence/sent-requests.ts';
import { termsDeciders } from '#server/partners/terms/register-terms-changes.ts';
import { findWaitingTexts } from '#server/people/comments/moderation-queue.ts';

/** Waiting work of every subject, by the names that the navigation, the first page and the morning's mail use. */
export const navigationCounts: readonly WaitingWork[] = [
  one('moderation', ['moderator', 'editor'], findWaitingTexts),
  one('messages', ['moderator'], findOpenMessages),
  one('partners', ['partners'], findWaitingPartners),
  one('postbacks', ['analyst'], findUnreadPostbacks),
  one('data-requests', [], findOpenRequests),
  one('hidden', ['editor'], async (db) =>
    db
      .selectFrom('hidden')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('hidden_at').as('since')])
      .executeTakeFirstOrThrow(),
  ),
  one('price-reports', ['editor'], findWaitingPriceReports),
  one('sent-requests', ['editor'], findWaitingSentRequests),
  {
    access: ['editor'],
    async find(db) {
      const waiting = await findWaitingChanges(db);
      const kinds = ['offer', 'evidence', 'series', 'transparency', 'text'] as const;
      return Object.fromEntries(kinds.map((kind) => [`${kind}-changes`, waiting.get(kind) ?? none]));
    },
  },
  one('terms-changes', termsDeciders, async (db) => {
    const waiting = await findWaitingChanges(db);
    return together(waiting.get('offer-terms') ?? none, waiting.get('partner-terms') ?? none);
  }),
  one('ledger-changes', ledgerKeepers, async (db) => {
    const waiting = await findWaitingChanges(db);
    return together(waiting.get('ledger-adjustment') ?? none, waiting.get('payout') ?? none);
  }),
];

const none: Waiting = { count: 0, since: null };

/** Adds up what waits in two lists of one place. */
function together(first: Waiting, second: Waiting): Waiting {
  const moments = [first.since, second.since].filter((since) => since !== null);
  const since = moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return { count: first.count + second.count, since };
}

function one(
  name: WaitingName,
  access: Access,
  find: (db: Kysely<Database>) => Promise<Waiting>,
): WaitingWork {
  return { access, find: async (db) => ({ [name]: await find(db) }) };
}
