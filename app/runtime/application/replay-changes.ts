export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports to React what the visitor changed in the controls of a page before hydration, so that nothing typed, chosen or moved is
 * lost when scripts arrive late. Call it once React's part is in the document, not earlier: React hydrates even during a key
 * press of the visitor, and takes what is typed then as the initial value without an event.
 */
export function replayChanges(page: Element): void {
  // Choices are replayed first: a choice of unit may change the number beside it, and the typed number must win.
  const choices = page.querySelectorAll<Control>('[type="radio"], [type="checkbox"], select');
  const typed = page.querySelectorAll<Control>('input:not([type="radio"], [type="checkbox"]), textarea');
  // All controls are read before any event is sent, since an event for one changes others.
  const replays = [...choices, ...typed].flatMap((control) => replayOf(control) ?? []);
  for (const replay of replays) replay();
}

function replayOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked } = control;
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return undefined;
    return () => {
      // React compares with the last value it saw through this property: set the old value first, then send a real click.
      control.checked = !checked;
      control.click();
    };
  }
  // Scripts cannot set a file input: the choice stays, and an event reports it.
  if (control.type === 'file')
    return control.value === ''
      ? undefined
      : () => void control.dispatchEvent(new Event('change', { bubbles: true }));
  const { value } = control;
  const original = originalValue(control);
  if (value === original) return undefined;
  return () => {
    control.value = original;
    // The native setter bypasses React's own property, so React notices the change.
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
