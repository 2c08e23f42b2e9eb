import type { Kysely } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import type { TermsProblem } from '#domain/partners/terms/terms-days-problems.ts';
import type { TermsDays, TermsEntry } from '#domain/partners/terms/terms-entry.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import { CHANGES } from '#server/db/changes.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';
import type { By, LifeRefusal } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { type KnownTerms, readKnownTerms } from './known-terms.ts';

/** Reason why terms were not proposed or not approved; problems are by field of the form. */
export type TermsRefusal =
  | { refused: 'not-authorised' }
  | { refused: 'already-waiting' }
  | { refused: 'unfit'; problems: readonly TermsProblem[] };

export type TermsOptions = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  /** whether the operator has the authorisation that terms require */
  isAuthorised: boolean;
  now: () => Date;
};

/**
 * Handles terms of one kind: one person proposes that they begin or end, another approves. They are in force by their days,
 * which no job has to follow. Each step is one transaction with its entry in the audit log.
 * @param problemsOf tells what prevents an entry, with what is known now
 * @see docs/decisions/185-who-pays-stands-beside-the-way-on.md
 */
export function createTermsChanges<Terms extends TermsDays>(
  { db, country, isAuthorised, now }: TermsOptions,
  kind: ChangeKind<TermsEntry<Terms>>,
  problemsOf: (entry: TermsEntry<Terms>, known: KnownTerms) => TermsProblem[],
) {
  const changes = createChanges<TermsEntry<Terms>, TermsRefusal>({
    db,
    kind,
    country: country.code,
    now,
    // Terms of partners depend on those of offers.
    lock: (trx) => lockUntilCommit(trx, 'terms', country.code),
    inLog: (entry) => ({ after: 'begins' in entry ? entry.begins : entry.ends }),
    publishing: async (trx, entry) => (await obstacle(trx, entry)) ?? (() => notify(trx, CHANGES, 'offers')),
  });
  const { alone, add, repositoryAt, approve, decline } = changes;

  /** An end is never refused for the missing authorisation: it is what remains to be done without one. */
  async function obstacle(at: Kysely<Database>, entry: TermsEntry<Terms>): Promise<TermsRefusal | undefined> {
    if (!isAuthorised && 'begins' in entry) return { refused: 'not-authorised' };
    const problems = problemsOf(entry, await readKnownTerms(at, country, now()));
    return problems.length > 0 ? { refused: 'unfit', problems } : undefined;
  }

  return {
    approve,
    decline,

    /** Proposes that terms begin, or end. */
    propose: (
      entry: TermsEntry<Terms>,
      note: string,
      by: By,
    ): Promise<{ id: number } | LifeRefusal | TermsRefusal> =>
      alone(async (trx) => {
        const prevented = await obstacle(trx, entry);
        if (prevented) return prevented;
        const open = await repositoryAt(trx).listOpen(entry.subject);
        const isWaiting = open.some((other) => isSame(contentOf(other), contentOf(entry)));
        return isWaiting ? { refused: 'already-waiting' } : await add(trx, { content: entry, note }, by);
      }),

    list: () => repositoryAt(db).listWaitingFirst(100),
  };
}

export type TermsChanges<Terms extends TermsDays> = ReturnType<typeof createTermsChanges<Terms>>;

function contentOf<Terms extends TermsDays>(entry: TermsEntry<Terms>): object {
  return 'begins' in entry ? entry.begins : entry.ends;
}
