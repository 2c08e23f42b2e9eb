/** Closes the open menu on Escape, on a press elsewhere and when the focus leaves it; Escape returns the focus to its button. */
export function closeMenus(): void {
  const close = ({ type, target, key }: Event & { key?: string }) => {
    const menu = document.querySelector<HTMLDetailsElement>('.menu[open]');
    if (!menu || (type === 'keydown' ? key !== 'Escape' : menu.contains(target as Node))) return;
    if (menu.contains(document.activeElement) && key) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  for (const type of ['keydown', 'pointerdown', 'focusin']) addEventListener(type, close);
}
