/** Returns a text in lower case without diacritics, as people type it in a search: "Dobândă" is "dobanda". */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Writes the words of a text as a part of an address: "Cât costă, de fapt?" is "cat-costa-de-fapt". */
export function slugOf(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
