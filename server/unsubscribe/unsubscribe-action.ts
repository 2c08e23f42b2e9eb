import { checkForm } from '#domain/forms/check-form.ts';
import { unsubscribeForm } from '#domain/forms/unsubscribe-form.ts';
import type { FormAction } from '#server/forms/form-action.ts';
import type { Suppressions } from './suppressions.ts';

const DONE = { path: '/unsubscribe/', receipt: 'da' } as const;

/** The form of /unsubscribe/: done at once, and answered the same whether we knew the address or not. */
export function unsubscribeAction(suppressions: Pick<Suppressions, 'add' | 'addSealed'>): FormAction {
  return ({ values, now }) => {
    // From a link in a mail: the address is in it, sealed, and there is nothing to type.
    const sealed = values['cheie'];
    if (sealed) {
      return {
        ok: true,
        deed: async (tx) => {
          const isOurs = await suppressions.addSealed(tx, sealed, now);
          // A link that was cut in two on its way: the form does the same.
          return isOurs ? DONE : { path: '/unsubscribe/' };
        },
      };
    }
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
}
