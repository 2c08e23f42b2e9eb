import { checkForm } from '#domain/base/forms/check-form.ts';
import { ownDataDeedForm } from '#domain/people/privacy/own-data-form.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import {
  askForLink,
  askOffice,
  closeVisit,
  erase,
  openVisit,
  type OwnDataOptions,
  pause,
} from './own-data-deeds.ts';

/** Handles the forms of /datele-mele/. */
export function ownDataAction(options: OwnDataOptions): FormAction {
  return async (sent) => {
    const chosen = checkForm(ownDataDeedForm, sent.values);
    if (!chosen.ok)
      return { ok: false, problems: chosen.problems.map((problem) => ({ ...problem, field: null })) };
    switch (chosen.data.fapta) {
      case 'cere':
        return askForLink(options, sent);
      case 'deschide':
        return openVisit(options, sent);
      case 'inchide':
        return closeVisit(options, sent);
      case 'sterge':
        return erase(options, sent);
      case 'pauza':
        return await pause(options, sent);
      case 'altceva':
        return askOffice(options, sent);
    }
  };
}
