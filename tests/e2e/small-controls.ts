/**
 * The controls of a page with letters of less than 16 px, a line each: an iPhone enlarges the page when one of them is chosen. Runs in the
 * page: it uses nothing of this file.
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
