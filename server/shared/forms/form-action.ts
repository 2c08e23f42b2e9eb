import type { Transaction } from 'kysely';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import type { Database } from '#server/db/tables.ts';

/** Where the sender of a form is redirected. */
export type Destination = {
  /** path of a page of ours, with its query */
  path: string;
  /** text that the page may show; the page reads it by `forms.readReceipt`, signed for the form */
  receipt?: string;
  /** id of the part of the page that shows it */
  fragment?: string;
};

export type SentForm = {
  values: FormValues;
  /** address the form was posted to */
  url: URL;
  /** named groups of the route's path */
  params: Readonly<Record<string, string>>;
  /** of the request, from its header: for forms about data given to one browser */
  cookies?: string;
  /** network of the sender, see addressPrefix: for limits per network, only as a keyed hash */
  network?: string;
  now: Date;
};

/** Refusal with the form's errors, or a deed: everything it stores is stored in this transaction, mail included. */
export type FormDecision =
  | { ok: false; problems: readonly FormProblem[] }
  | {
      ok: true;
      deed: (tx: Transaction<Database>) => Promise<Destination>;
      /** set with the response, also for a repeated form: derived from the request, not from what the deed finds */
      cookies?: readonly string[];
    };

/**
 * What the server does with a posted form of ours: the action decides by the values and stores nothing. Its deed runs after all
 * abuse checks, once per form sent (docs/decisions/025-forms.md).
 */
export type FormAction = (sent: SentForm) => FormDecision | Promise<FormDecision>;
