/**
 * Shows an error beside a field of a document, with the markup of app/ui/field.tsx, or removes the previous one.
 * @param message null if the field is valid
 */
export function showProblem(control: HTMLElement, message: string | null): void {
  const frame = control.closest('.field');
  const place = frame && [...frame.children].find((child) => child.contains(control));
  if (!place || control.id === '') return;
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  frame.classList.toggle('field-error', message !== null);
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((name) => name !== id);
  if (message === null) control.removeAttribute('aria-invalid');
  else {
    control.setAttribute('aria-invalid', 'true');
    described.push(id);
    place.before(errorText(id, message));
  }
  control.setAttribute('aria-describedby', described.join(' ').trim());
}

function errorText(id: string, message: string): HTMLElement {
  const text = document.createElement('p');
  text.id = id;
  text.className = 'error-text';
  // A screen reader announces the error even when the focus is already on the next field.
  text.role = 'alert';
  const word = document.createElement('span');
  word.className = 'sr';
  word.textContent = 'Eroare: ';
  text.append(word, message);
  return text;
}
