import type { FormValues } from '#domain/base/forms/form-state.ts';
import { debtsFields } from './debts-fields.ts';

const KIND = 'datoriile-mele';
const VERSION = 1;
const MOST_CHARACTERS = 200;

/** Writes the typed values as a file for their owner; `readDebtsFile` reads it. */
export function writeDebtsFile(values: FormValues): string {
  const filled = debtsFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  return JSON.stringify({ fel: KIND, versiune: VERSION, campuri: Object.fromEntries(filled) }, null, 2);
}

/** Builds the same file as the address of a download, made in the page. */
export function debtsFileHref(values: FormValues): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(writeDebtsFile(values))}`;
}

/** Reads a saved file, field by field, ignoring all other content. @returns null when it is not such a file */
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
