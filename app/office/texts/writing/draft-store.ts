/** What a colleague has typed and not sent yet; it stays in their browser. */
export type Draft = { text: string; note: string; readers: string; madeFrom: string | null; savedAt: string };

const keyOf = (file: string) => `redactie-text:${file}`;

/** Reads the draft of a text; null without one, or where the browser keeps nothing. */
export function readDraft(file: string): Draft | null {
  try {
    const kept = localStorage.getItem(keyOf(file));
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

export function keepDraft(file: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
  } catch {
    // In a browser without storage the draft lives on the page alone.
  }
}

export function dropDraft(file: string): void {
  try {
    localStorage.removeItem(keyOf(file));
  } catch {
    // Nothing is stored here.
  }
}
