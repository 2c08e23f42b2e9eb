import type { FormValues } from '#domain/forms/form-state.ts';
import { debtsFields } from './debts-fields.ts';

const KIND = 'datoriile-mele';
const VERSION = 1;
const MOST_CHARACTERS = 200;

/** What was typed as the text of a file that its owner keeps; `readDebtsFile` gives it back. */
export function writeDebtsFile(values: FormValues): string {
  const filled = debtsFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  return JSON.stringify({ fel: KIND, versiune: VERSION, campuri: Object.fromEntries(filled) }, null, 2);
}

/** The same file as the address of a download: it is made in the page. */
export function debtsFileHref(values: FormValues): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(writeDebtsFile(values))}`;
}

/** What a kept file brings, field by field; what it holds besides is left. @returns null when it is no such file */
export function readDebtsFile(text: string): FormValues | null {
  const file = parse(text);
  if (!isRecord(file) || file['fel'] !== KIND || file['versiune'] !== VERSION) return null;
  const fields = file['campuri'];
  if (!isRecord(fields)) return null;
  const kept = debtsFields.flatMap((field) => {
    const value = fields[field];
    return typeof value === 'string' && value.length <= MOST_CHARACTERS ? [[field, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
