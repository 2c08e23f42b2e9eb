/**
 * Names a control of a form as its reader finds it: the headings of its sections, from the outside, and its label, as
 * „Exemplul creditorului, Data sursei”. Empty: the page has no such control.
 */
export function controlName(id: string): string {
  const control = document.getElementById(id);
  if (!control) return '';
  const names: (Element | null)[] = [document.querySelector(`label[for="${CSS.escape(id)}"]`)];
  let section = control.closest('fieldset');
  while (section) {
    names.unshift(section.querySelector('legend'));
    section = section.parentElement?.closest('fieldset') ?? null;
  }
  const texts = names.map((name) => name?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '');
  return [...new Set(texts)].filter(Boolean).join(', ');
}
