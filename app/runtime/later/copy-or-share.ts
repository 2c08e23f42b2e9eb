import { announce } from '#app/runtime/announce.ts';
import { openSheet } from '#app/ui/open-sheet.ts';

/**
 * Opens the system's share sheet with the page's title and the address of a button (`data-copy="/drumuri/"`), where the button is marked
 * `data-share` and the device is one of touch. Elsewhere copies the address, or the text of the field named (`data-copy="#scrisoarea"`),
 * and says what became of it.
 */
export async function copyOrShare(button: HTMLElement): Promise<void> {
  const name = button.dataset['copy'] ?? '';
  const field = name.startsWith('#') ? document.querySelector<HTMLTextAreaElement>(name) : null;
  const text = field ? field.value : new URL(name, location.href).href;
  const isShared = button.dataset['share'] !== undefined;
  if (isShared && (await openSheet({ title: document.title, url: text }))) return;
  const what = field ? 'Textul' : 'Linkul';
  try {
    // The clipboard may be closed to pages, by the browser or by its owner.
    await navigator.clipboard.writeText(text);
    announce(`${what} a fost copiat.${isShared ? ' Lipiți-l unde vreți să îl trimiteți.' : ''}`);
  } catch {
    announce(`${what} nu a putut fi copiat.`);
  }
}
