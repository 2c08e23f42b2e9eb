import type { Control } from './replay-changes.ts';

// A slider has no name: it follows its field.
const selector = 'input[name], select, textarea';

/**
 * Holds the controls of a page, to give what was typed and chosen in them back when the page has to be made anew: then others stand in
 * their place.
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
      // Nobody may write the name of a file.
      if (old.isConnected || !twin || type === 'file') continue;
      if (isChoice) (twin as HTMLInputElement).checked = (old as HTMLInputElement).checked;
      else twin.value = value;
      if (old === focused) twin.focus();
    }
  };
}
