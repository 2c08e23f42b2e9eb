import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
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
import type { By } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { CHANGES } from '#server/db/changes.ts';
import {
  createTransparencyRepository,
  type TransparencyContent,
  transparencyKind,
} from './transparency-change.ts';

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
  const changes = createChanges<TransparencyContent, TransparencyRefusal>({
    db,
    kind: transparencyKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'transparency'),
    inLog: ({ entry }) => ({ after: { entry } }),
    // A round is checked again: obstacles may have appeared since.
    publishing: async (trx, { entry, retires }) =>
      (retires === null ? await refusalOf(trx, entry) : null) ?? (() => notify(trx, CHANGES, 'offers')),
  });
  const { alone, approve, decline, proposeRetiring } = changes;

  return {
    approve,
    decline,
    proposeRetiring,

    /** Reads the present state. */
    state: () => readState(db, { country, now }),

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
      return await alone(async (trx) => {
        const refusal = await refusalOf(trx, entry);
        if (refusal) return refusal;
        const open = await changes.repositoryAt(trx).listOpen();
        if (open.some((one) => one.retires === null && isSame(one.entry, entry)))
          return { refused: 'already-waiting' };
        if (file) await keepFile(trx, file, by, now());
        return await changes.add(trx, { content: { entry }, note }, by);
      });
    },

    today: () => dayOf(now(), country.timeZone),
    list: () => changes.repositoryAt(db).listWaitingFirst(50),
  };

  async function refusalOf(
    at: Kysely<Database>,
    entry: TransparencyEntry,
  ): Promise<TransparencyRefusal | null> {
    if (entry.kind === 'answer') return null;
    const { round, obstacles } = await readState(at, { country, now });
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

/** Reads the state of the open round: its approved entries, and the obstacles to publishing it. */
async function readState(at: Kysely<Database>, { country, now }: Omit<Options, 'db'>) {
  const repository = createTransparencyRepository(at, country.code);
  const [made, open, letters, offers] = await Promise.all([
    repository.listPublic(),
    repository.listOpen(),
    createLenderQuestions(at, country.code, now).firstLetters(),
    createOffersRepository(at).list(country.code),
  ]);
  const approved = made.map(({ entry, decidedAt, proposedAt }) => ({
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
        open.map(({ entry }) => entry),
        round,
      ).length,
    },
    dayOf(now(), country.timeZone),
  );
  return { book, round, pages, published, letters, names, obstacles };
}
