/** Shows the dialogs that the page came with open as what they are: over the page, with the focus inside. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.close();
    dialog.showModal();
  }
}
