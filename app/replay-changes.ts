type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the visitor changed in the controls of a page before React took it over. Nothing that was typed, chosen or
 * moved may be lost to a page that arrives late.
 * @returns tells React about these changes; call it once React's part is in the document
 */
export function rememberChanges(page: Element): () => void {
  // Choices first: a choice of unit may change the number beside it, and what was typed there has the last word.
  const choices = page.querySelectorAll<Control>('[type="radio"], [type="checkbox"], select');
  const typed = page.querySelectorAll<Control>('input:not([type="radio"], [type="checkbox"]), textarea');
  const replays = [...choices, ...typed].flatMap((control) => replayOf(control) ?? []);
  return () => replays.forEach((replay) => replay());
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
