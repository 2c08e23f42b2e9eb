import { announce } from '#app/runtime/announce.ts';
import { openSheet } from '#app/ui/open-sheet.ts';

/**
 * Shares the page's title and a button's address (`data-copy="/drumuri/"`) in the system's share sheet, if the button is marked
 * `data-share` and the device has a touch screen. Otherwise copies the address, or the text of the named field
 * (`data-copy="#scrisoarea"`), and announces the result.
 */
export async function copyOrShare(button: HTMLElement): Promise<void> {
  const name = button.dataset['copy'] ?? '';
  const field = name.startsWith('#') ? document.querySelector<HTMLTextAreaElement>(name) : null;
  const text = field ? field.value : new URL(name, location.href).href;
  const isShared = button.dataset['share'] !== undefined;
  if (isShared && (await openSheet({ title: document.title, url: text }))) return;
  const what = field ? 'Textul' : 'Linkul';
  try {
    // The browser or its user may block the clipboard.
    await navigator.clipboard.writeText(text);
    announce(`${what} a fost copiat.${isShared ? ' Lipiți-l unde vreți să îl trimiteți.' : ''}`);
  } catch {
    announce(`${what} nu a putut fi copiat.`);
  }
}
