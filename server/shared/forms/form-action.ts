import type { Transaction } from 'kysely';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import type { Database } from '#server/db/tables.ts';

/** Where the sender of a form is led. */
export type Destination = {
  /** path of a page of ours, with its query */
  path: string;
  /** what that page may say of it; the page reads it by `forms.readReceipt`, signed for the form */
  receipt?: string;
  /** id of the part of that page where it is said */
  fragment?: string;
};

export type SentForm = {
  values: FormValues;
  /** the address the form was sent to */
  url: URL;
  /** named groups of the route's path */
  params: Readonly<Record<string, string>>;
  /** of the request, as its header has them: for forms about what one browser was given */
  cookies?: string;
  /** network it came from, see addressPrefix: for one form a network, as a keyed hash alone */
  network?: string;
  now: Date;
};

/** Refused with what is wrong, or a deed: everything it stores is stored in this transaction, mail included. */
export type FormDecision =
  | { ok: false; problems: readonly FormProblem[] }
  | {
      ok: true;
      deed: (tx: Transaction<Database>) => Promise<Destination>;
      /** set with the answer, also for a twin of the form: made of the request, not of what the deed finds */
      cookies?: readonly string[];
    };

/**
 * What the server does with a form that a page of ours sent: it decides by what was typed and stores nothing. Its deed is called
 * after everything that looks like abuse was kept out, once for one form sent (docs/decisions/025-forms.md).
 */
export type FormAction = (sent: SentForm) => FormDecision | Promise<FormDecision>;
