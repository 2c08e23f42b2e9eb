import { countNewMessages } from '#server/people/contact/messages-repository.ts';
import { countRefusedPostbacks } from '#server/partners/conversions/refused-postbacks.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { countOpenRequests } from '#server/people/privacy/office-requests.ts';
import { countPriceReports } from '#server/offers/evidence/price-reports.ts';
import { countSentRequests } from '#server/offers/evidence/sent-requests.ts';
import { countWaiting } from '#server/people/comments/moderation-queue.ts';

/** The counts of waiting work of every subject. */
export const navigationCounts: OfficeServices['waiting'] = {
  moderation: { access: ['moderator', 'editor'], count: countWaiting },
  messages: { access: ['moderator'], count: countNewMessages },
  postbacks: { access: ['analyst'], count: countRefusedPostbacks },
  'data-requests': { access: [], count: countOpenRequests },
  hidden: {
    access: ['editor'],
    async count(db) {
      const { count } = await db
        .selectFrom('hidden')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  },
  'price-reports': { access: ['editor'], count: countPriceReports },
  'sent-requests': { access: ['editor'], count: countSentRequests },
  'evidence-changes': {
    access: ['editor'],
    async count(db) {
      const waiting = db.selectFrom('evidence_changes').where('status', '=', 'waiting');
      const { count } = await waiting
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  },
  'series-changes': {
    access: ['editor'],
    async count(db) {
      const waiting = db.selectFrom('series_changes').where('status', '=', 'waiting');
      const { count } = await waiting
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  },
  'transparency-changes': {
    access: ['editor'],
    async count(db) {
      const waiting = db.selectFrom('transparency_changes').where('status', '=', 'waiting');
      const { count } = await waiting
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  },
  'offer-changes': {
    access: ['editor'],
    async count(db) {
      const waiting = db.selectFrom('offer_changes').where('status', '=', 'waiting');
      const { count } = await waiting
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  },
};
