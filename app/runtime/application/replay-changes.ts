export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells React what the visitor changed in the controls of a page before it took the page over. Nothing that was typed, chosen or
 * moved may be lost to a page that arrives late. Call it once React's part is in the document, and not sooner: what is typed while
 * it takes over, as React does in the middle of the visitor's own key, is a value that it finds there and was never told.
 */
export function replayChanges(page: Element): void {
  // Choices first: a choice of unit may change the number beside it, and what was typed there has the last word.
  const choices = page.querySelectorAll<Control>('[type="radio"], [type="checkbox"], select');
  const typed = page.querySelectorAll<Control>('input:not([type="radio"], [type="checkbox"]), textarea');
  // All are looked at before any is told, since telling of one changes others.
  const replays = [...choices, ...typed].flatMap((control) => replayOf(control) ?? []);
  for (const replay of replays) replay();
}

function replayOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked } = control;
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return undefined;
    return () => {
      // React compares with the last value it saw through this property: first the old one, then a real click.
      control.checked = !checked;
      control.click();
    };
  }
  // Nobody may write the name of a file: the choice stays where it is, and is told.
  if (control.type === 'file')
    return control.value === ''
      ? undefined
      : () => void control.dispatchEvent(new Event('change', { bubbles: true }));
  const { value } = control;
  const original = originalValue(control);
  if (value === original) return undefined;
  return () => {
    control.value = original;
    // Past React's own property, so that it sees the value change.
    const prototype: unknown = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
}

function originalValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const selected = Array.from(control.options).find((option) => option.defaultSelected);
  return (selected ?? control.options[0])?.value ?? '';
}
