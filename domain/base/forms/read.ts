/** Result of reading a typed text: a value, or a Romanian sentence with advice. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** Returns the value, or null where there is none. */
export function valueOf<Value>(read: Read<Value>): Value | null {
  return read.ok ? read.value : null;
}

/** Returns the sentence, or undefined where there is none. */
export function messageOf(read: Read<unknown>): string | undefined {
  return read.ok ? undefined : read.message;
}
