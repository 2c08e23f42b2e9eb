import type { Kysely } from 'kysely';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { commentForm } from '#domain/base/forms/comment-form.ts';
import { createCommentsRepository } from './comments-repository.ts';
import type { Database } from '#server/db/tables.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';
import { mailForModerator } from './moderation-mails.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { askToTellOfAnswers } from './answer-mails.ts';

type Options = {
  db: Kysely<Database>;
  outbox: MailOutbox;
  links: SignedLinks;
  /** address of the moderator */
  operator: string;
};

/** Handles the form below an article: the comment waits for a moderator, who gets a mail. */
export function commentAction({ db, outbox, links, operator }: Options): FormAction {
  return async ({ values, params, now }) => {
    const articleSlug = params['slug'] ?? '';
    const read = checkForm(commentForm, values);
    if (!read.ok) return read;
    const { nume, email, comentariu, anunta, raspunde } = read.data;
    const thread = raspunde && (await createCommentsRepository(db).findThread(articleSlug, raspunde));
    if (raspunde && !thread) {
      const message = 'Comentariul la care răspundeți nu mai este pe pagină';
      return { ok: false, problems: [{ field: 'comentariu', message }] };
    }
    return {
      ok: true,
      deed: async (tx) => {
        const { id } = await tx
          .insertInto('comments')
          .values({
            article_slug: articleSlug,
            parent_id: thread ?? null,
            answers_to: raspunde ?? null,
            author_name: nume,
            email,
            body: comentariu,
            wants_answers: anunta,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const path = `/${articleSlug}/`;
        await outbox.add(
          tx,
          mailForModerator({ kind: 'comment', id, path, name: nume, text: comentariu }, { operator, links }),
        );
        if (anunta) await outbox.addAsked(tx, email, () => askToTellOfAnswers({ id, email, path }, links));
        return { path, receipt: id, fragment: 'comentarii' };
      },
    };
  };
}
