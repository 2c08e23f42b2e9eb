import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { TransparencyChange } from '#domain/answers/office/transparency.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import { publishingObstacles } from '#domain/partners/transparency/publishing.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import { openRound, pagesOf, transparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type CheckedFile, keepFile } from '#server/offers/evidence/evidence-files.ts';
import { createLenderQuestions } from '#server/offers/evidence/lender-questions.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { type By, createTwoPeople } from '#server/shared/changes/two-people.ts';
import { CHANGES } from '#server/db/changes.ts';
import { createTransparencyRepository } from './transparency-repository.ts';

/** Reason why an entry was refused, for any kind of entry; `sentences` are for people. */
export type TransparencyRefusal =
  | { refused: 'obstacle' | 'other-round'; sentences: string[] }
  | { refused: 'already-waiting' };

type Options = { db: Kysely<Database>; country: Pick<Country, 'code' | 'timeZone'>; now: () => Date };

export type TransparencyChanges = ReturnType<typeof createTransparencyChanges>;

/**
 * Handles readings of lenders' pages, lenders' answers, and the publication of a round: proposed by one person, approved by
 * another.
 * @see docs/decisions/118-rounds-of-transparency.md
 */
export function createTransparencyChanges({ db, country, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);
  const people = createTwoPeople<Pick<TransparencyChange, 'entry'>, TransparencyChange>({
    db,
    table: 'transparency_changes',
    kind: 'transparency',
    take: (trx, id) => createTransparencyRepository(trx, country.code).take(id),
    inLog: ({ entry }) => ({
      subject: entry.kind === 'publication' ? `runda ${entry.round}` : entry.lender,
      after: { entry },
    }),
    now,
  });

  /** Reads the state of the open round: its approved entries, and the obstacles to publishing it. */
  async function state(at: Kysely<Database>) {
    const repository = createTransparencyRepository(at, country.code);
    const [changes, waiting, letters, offers] = await Promise.all([
      repository.listApproved(),
      repository.listWaiting(),
      createLenderQuestions(at, country.code, now).firstLetters(),
      createOffersRepository(at).list(country.code),
    ]);
    const approved = changes.map(({ entry, decidedAt, proposedAt }) => ({
      entry,
      on: dayOf(decidedAt ?? proposedAt, country.timeZone),
    }));
    const book = transparencyBook(approved);
    const round = openRound(book);
    const names = new Map(offers.map(({ slug, header }) => [slug, header]));
    const entries = approved.map(({ entry }) => entry);
    const pages = pagesOf(entries, round);
    const published = new Set(book.rounds.flatMap((one) => one.pages.map(({ lender }) => lender)));
    const obstacles = publishingObstacles(
      {
        lenders: new Map(pages.map(({ lender }) => [lender, names.get(lender) ?? lender])),
        published,
        letters,
        waiting: pagesOf(
          waiting.map(({ entry }) => entry),
          round,
        ).length,
      },
      today(),
    );
    return { book, round, pages, published, letters, names, obstacles };
  }

  return {
    /** Reads the present state. */
    state: () => state(db),

    /**
     * Stores a proposal, with the copy of its page.
     * @returns a refusal, also for a round that cannot be published today
     */
    async propose(
      entry: TransparencyEntry,
      note: string,
      by: By,
      file: CheckedFile | null = null,
    ): Promise<{ id: number } | TransparencyRefusal> {
      return await db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, 'transparency');
        const refusal = await refusalOf(trx, entry);
        if (refusal) return refusal;
        const repository = createTransparencyRepository(trx, country.code);
        const waiting = await repository.listWaiting();
        if (waiting.some((one) => one.retires === null && isSame(one.entry, entry)))
          return { refused: 'already-waiting' };
        const id = await repository.add({ entry, note, retires: null }, by.id, now());
        await people.note(trx, by, 'proposed', { id, retires: null, entry });
        if (file) await keepFile(trx, file, by, now());
        return { id };
      });
    },

    /** Proposes to withdraw an approved page, answer or whole round. */
    proposeRetiring: (id: number, note: string, by: By) =>
      people.proposeRetiring(id, by, (trx, { entry }) =>
        createTransparencyRepository(trx, country.code).add({ entry, note, retires: id }, by.id, now()),
      ),

    /** Approves a proposal by another person. A round is checked again: obstacles may have appeared since. */
    approve: (id: number, by: By) =>
      people.approve<TransparencyRefusal>(id, by, async (trx, { entry, retires }) => {
        const refusal = retires === null ? await refusalOf(trx, entry) : null;
        return refusal ?? (() => notify(trx, CHANGES, 'offers'));
      }),

    decline: (id: number, reason: string, by: By) => people.decline(id, reason, by),

    today,
    listWaiting: () => createTransparencyRepository(db, country.code).listWaiting(),
    listDecided: () => createTransparencyRepository(db, country.code).listDecided(50),
  };

  async function refusalOf(
    at: Kysely<Database>,
    entry: TransparencyEntry,
  ): Promise<TransparencyRefusal | null> {
    if (entry.kind === 'answer') return null;
    const { round, obstacles } = await state(at);
    if (entry.round !== round) {
      return {
        refused: 'other-round',
        sentences: [`Runda ${entry.round} este publicată. Acum se citește runda ${round}.`],
      };
    }
    if (entry.kind === 'page' || obstacles.length === 0) return null;
    return { refused: 'obstacle', sentences: obstacles };
  }
}
