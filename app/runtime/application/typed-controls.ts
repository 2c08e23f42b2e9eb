import type { Control } from './replay-changes.ts';

// A slider has no name: it follows its text field.
const selector = 'input[name], select, textarea';

/**
 * Records the typed and chosen values of a page's controls. Returns a function that restores it after the page was rendered
 * again with new controls.
 */
export function holdTyped(page: Element): () => void {
  const held = page.querySelectorAll<Control>(selector);
  const focused = document.activeElement;
  return () => {
    const now = [...page.querySelectorAll<Control>(selector)];
    for (const old of held) {
      const { id, name, type, value } = old;
      const isChoice = /^(checkbox|radio)$/.test(type);
      const twin = now.find(
        (other) => other.id === id && other.name === name && (!isChoice || other.value === value),
      );
      // Scripts cannot set a file input.
      if (old.isConnected || !twin || type === 'file') continue;
      if (isChoice) (twin as HTMLInputElement).checked = (old as HTMLInputElement).checked;
      else twin.value = value;
      if (old === focused) twin.focus();
    }
  };
}
