import type { Page } from '@playwright/test';

/**
 * Finds visible words that break across lines although they must not: a clitic and its verb („n-ar”, „puneți-le”), two pronouns
 * („vi se”), a range of figures („200–5 000”).
 */
export function partedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words =
      /(?<![\p{L}-])(?:(?:[nmsvlicdț]|mi|ți|și|ne|le|li|vi|ni|te|de|într|dintr|printr)-\p{L}+|\p{L}+-(?:[lio]|le|mi|vă|ne|mă|te)(?![\p{L}-])|[mnv]i se)|\d[\d\u00a0]*–\d[\d\u00a0]*\d/giu;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let element = texts.nextNode(); element; element = texts.nextNode()) {
      // A word may consist of several text nodes, one of them in its own element.
      if (
        !(element instanceof HTMLElement) ||
        !/^(?:P|LI|DD|DT|TD|TH|H[1-4]|SUMMARY|FIGCAPTION)$/.test(element.tagName)
      )
        continue;
      const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
        for (const { 0: word, index } of (piece.textContent ?? '').matchAll(words)) {
          const range = document.createRange();
          range.setStart(piece, index);
          range.setEnd(piece, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
          );
          if (lines.size > 1 && !found.includes(word)) found.push(word);
        }
      }
    }
    return found;
  });
}
