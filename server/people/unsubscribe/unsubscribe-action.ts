import type { Transaction } from 'kysely';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { unsubscribeForm } from '#domain/base/forms/unsubscribe-form.ts';
import { mailingTopics } from '#domain/people/subscriptions/mailing-topics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Destination, FormAction, SentForm } from '#server/shared/forms/form-action.ts';
import type { Suppressions } from './suppressions.ts';
import { resumeTopic } from './topic-stops.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

const PAGE = '/unsubscribe/';
const DONE = { path: PAGE, receipt: 'da' } as const;

/** Handles the forms of /unsubscribe/: done at once, with the same answer for known and unknown addresses. */
export function unsubscribeAction(
  suppressions: Pick<Suppressions, 'add' | 'addHash'>,
  links: Pick<UnsubscribeLinks, 'read' | 'stop'>,
): FormAction {
  return (sent) => {
    const { values, now } = sent;
    if (values['cheie']) return { ok: true, deed: (tx) => pressInMail(tx, sent) };
    const read = checkForm(unsubscribeForm, values);
    if (!read.ok) return read;
    return {
      ok: true,
      deed: async (tx) => {
        await suppressions.add(tx, { email: read.data.email, phone: read.data.telefon }, now);
        return DONE;
      },
    };
  };

  // Handles a link in a mail: it holds the sealed address, so nothing is typed.
  async function pressInMail(tx: Transaction<Database>, { values, now }: SentForm): Promise<Destination> {
    const { cheie = '', fapta, reia } = values;
    const key = links.read(cheie);
    // For a truncated link the typed form does the same.
    if (!key) return { path: PAGE };
    const { addressHash, topics } = key;
    if (fapta === 'toate' || topics === 'all') {
      await suppressions.addHash(tx, addressHash, now);
      return DONE;
    }
    const path = `${PAGE}?cheie=${cheie}`;
    const resumed = mailingTopics.find((topic) => topic === reia && topics.includes(topic));
    if (resumed) {
      const isResumed = await resumeTopic(tx, addressHash, resumed);
      return { path, receipt: isResumed ? resumed : 'nimic' };
    }
    await links.stop(tx, key, now);
    return { path };
  }
}
