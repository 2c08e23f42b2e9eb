import type { Kysely } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import type { TextEntry } from '#domain/texts/editorial/text-entry.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { By, Trx } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { gitBlobHash } from '#server/texts/content/content-files.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { TextProblem } from './describe-problem.ts';
import type { LiveTexts } from './live-texts.ts';
import { moveAddress } from './move-address.ts';
import type { TextsNow } from './read-texts-now.ts';
import { showNewLender } from './show-new-lender.ts';
import { slugInText } from './slug-in-text.ts';
import { TEXTS, type TextChange, textKind } from './text-change.ts';
import type { TextCheck } from './text-check.ts';
import { entryOf, isContested, presentText, textOverOthers } from './text-over-others.ts';

/** Reason why a change of a text was refused. */
export type TextRefusal =
  | { refused: 'nothing-changed' | 'already-waiting' }
  | { refused: 'unfit'; problems: TextProblem[] }
  /** the file and the text of the office differ: one has to be chosen first */
  | { refused: 'conflict' }
  /** the file, or the public text, is not the one it was made from */
  | { refused: 'changed-meanwhile' };

/** A text as written. */
type TypedText = Pick<TextEntry, 'file' | 'text' | 'readers'> & {
  /** Git's hash of the text it was made from, as opened; undefined: the present one */
  madeFrom?: string | null | undefined;
};

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code'>;
  live: LiveTexts;
  check: TextCheck;
  now: () => Date;
};

export type TextChanges = ReturnType<typeof createTextChanges>;

/**
 * Handles changes of texts: one person proposes one, another approves it, and it replaces its file on every instance from
 * then on. Each step is one transaction with its entry in the audit log.
 * @see docs/decisions/189-texts-of-the-office-lie-over-files.md
 */
export function createTextChanges({ db, country, live, check, now }: Options) {
  const { alone, add, repositoryAt, approve, decline } = createChanges<TextEntry, TextRefusal>({
    db,
    kind: textKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'texts'),
    logNames: { subjectKind: 'text-file', steps: { withdrawn: 'withdrawn-proposal' } },
    inLog: ({ file, readers }) => ({ after: { file, ...(readers !== null && { readers }) } }),
    async publishing(trx, change) {
      const texts = await live.read(trx);
      const { file, text, hash, before } = change;
      if (hash !== live.hashOf(file) || before !== presentText(live, texts, file))
        return { refused: 'changed-meanwhile' };
      const checked = check.check(file, text, textOverOthers(live, texts, change));
      if ('problems' in checked) return { refused: 'unfit', problems: checked.problems };
      return () => makePublic(trx, texts, change);
    },
  });

  async function makePublic(trx: Trx, { publicOf }: TextsNow, change: TextChange): Promise<void> {
    const { id, file, text, leaves } = change;
    const repository = repositoryAt(trx);
    const earlier = publicOf.get(file);
    if (earlier) await repository.update(earlier.id, { status: 'retired' });
    const slug = slugInText(text);
    if (leaves !== undefined && slug !== undefined) await moveAddress(trx, { from: leaves, to: slug });
    await showNewLender(trx, { file, text, by: { id: null, name: 'site' }, at: now() });
    // A text that its file already contains replaces nothing.
    if (live.isInFile(change)) await repository.update(id, { status: 'ended' });
    await notify(trx, TEXTS, country.code);
  }

  return {
    approve,
    decline,
    live,
    repository: repositoryAt(db),

    /** Returns the public text of a file, or the file's own. */
    present: async (file: string): Promise<string | null> => presentText(live, await live.read(), file),

    /** Checks a text as it would be proposed, and renders it. */
    async look(typed: TypedText): Promise<{ problems: TextProblem[] } | { content: Content }> {
      const texts = await live.read();
      const entry = entryOf(live, typed, presentText(live, texts, typed.file));
      return check.check(typed.file, typed.text, textOverOthers(live, texts, entry));
    },

    /** Proposes a text. @param note for the colleague who approves */
    propose: (typed: TypedText, note: string, by: By): Promise<{ id: number } | TextRefusal> =>
      alone(async (trx) => {
        const { file, text, madeFrom } = typed;
        const texts = await live.read(trx);
        const before = presentText(live, texts, file);
        if (
          madeFrom !== undefined &&
          madeFrom !== (before === null ? null : gitBlobHash(Buffer.from(before)))
        )
          return { refused: 'changed-meanwhile' };
        // Of two contested texts one has to be chosen, by proposing it.
        const contested = isContested(live, texts, file);
        if (contested && text !== before && !live.isInFile(typed)) return { refused: 'conflict' };
        if (!contested && text === before) return { refused: 'nothing-changed' };
        const open = await repositoryAt(trx).listOpen(file);
        if (open.some((other) => other.text === text)) return { refused: 'already-waiting' };
        const entry = entryOf(live, typed, before);
        const checked = check.check(file, text, textOverOthers(live, texts, entry));
        if ('problems' in checked) return { refused: 'unfit', problems: checked.problems };
        return await add(trx, { content: entry, note }, by);
      }),
  };
}
