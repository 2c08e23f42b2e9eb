import type { FormValues } from '#domain/base/forms/form-state.ts';
import { limitMarks } from '#domain/base/text/limit-marks.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';

/** Names of fields in every form, never used by a subject; app/ui/post-form.tsx sends them. */
const FORM_FIELDS = {
  token: 'formular',
  /** honeypot: people do not see it and leave it empty */
  trap: 'website',
  /** solution of the challenge */
  proof: 'dovada',
} as const;

const MOST_FIELDS = 100;
// What no keyboard types and no text holds: control characters but tab and line ends.
// eslint-disable-next-line no-control-regex
const UNTYPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

export type FormBody = { values: FormValues; token: string; trap: string; proof: string };

/** Parses a form as browsers send it (application/x-www-form-urlencoded). The first of repeated names counts. */
export function readBody(text: string): FormBody {
  const values = new Map<string, string>();
  for (const [name, value] of readQuery(text)) {
    if (values.size >= MOST_FIELDS) break;
    const clean = limitMarks(withoutInvisible(value.normalize('NFC')).replace(UNTYPED, ''));
    if (!values.has(name)) values.set(name, clean);
  }
  const take = (name: string) => {
    const value = values.get(name) ?? '';
    values.delete(name);
    return value;
  };
  const { token, trap, proof } = FORM_FIELDS;
  const own = { token: take(token), trap: take(trap), proof: take(proof) };
  return { ...own, values: Object.fromEntries(values) };
}
