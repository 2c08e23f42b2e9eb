import type { FormAction } from '#server/shared/forms/form-action.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { type Decision, decide } from './decide.ts';
import { findSubject } from './find-subject.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

const decisions: ReadonlyMap<string | undefined, Decision> = new Map([
  ['publica', 'published'],
  ['respinge', 'rejected'],
  ['spam', 'spam'],
]);

/** Handles the page /moderare/ of a link in a mail: decides once, while the text is still waiting. */
export function moderationAction({ outbox, links }: { outbox: MailOutbox; links: SignedLinks }): FormAction {
  return ({ values, url, now }) => {
    const link = links.read(url);
    const decision = decisions.get(values['decizie']);
    if (link?.deed !== 'moderate' || !decision) {
      return { ok: false, problems: [{ field: null, message: 'Alegeți una dintre cele trei decizii' }] };
    }
    return {
      ok: true,
      deed: async (tx) => {
        // A link decides once: a second visitor sees the decision.
        const subject = await findSubject(tx, link, { isToChange: true });
        if (subject?.status === 'pending') await decide(tx, link, decision, { outbox, links, now });
        return { path: url.pathname + url.search };
      },
    };
  };
}
