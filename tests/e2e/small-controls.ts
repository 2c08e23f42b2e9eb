/**
 * Lists the controls of a page with letters below 16 px, one per line: an iPhone zooms in when such a control gets the focus.
 * Runs in the page, so it uses nothing of this file.
 */
export function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
  );
  return [...controls].flatMap((control) => {
    const size = getComputedStyle(control).fontSize;
    return Number.parseFloat(size) < 16
      ? [`small control: ${control.outerHTML.slice(0, 80)} has ${size}`]
      : [];
  });
}
