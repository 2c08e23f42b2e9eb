import { eventIds, type FieldEvent } from '#domain/visits/events/event.ts';
import { track } from '#app/runtime/track.ts';
import { fieldProblem, type TypedField as Field } from './field-problem.ts';
import { showProblem } from './show-problem.ts';

const formSelector = 'form[data-form]';
const REACT_MS = 200;

/**
 * Sends an event when a field of a form marked `data-form` is first focused, first filled and first invalid, to show where forms
 * lose people; typed values are never sent. Works for forms of React and of documents. Shows a field's error when it loses
 * focus; React forms do that themselves.
 */
export function watchFields(): void {
  const sent = new WeakMap<Field, Set<FieldEvent>>();

  function tell(what: FieldEvent, field: Field) {
    const index = fieldIndex(field);
    const before = sent.get(field) ?? new Set();
    if (index === -1 || before.has(what)) return;
    sent.set(field, before.add(what));
    const form = field.form?.dataset['form'] ?? '';
    track(eventIds.pageView, { sub6: form, sub7: what, sub8: String(index) });
  }

  addEventListener('focusin', ({ target }) => isField(target) && tell('fieldFocus', target));
  addEventListener('change', ({ target }) => {
    if (!isField(target)) return;
    const problem = fieldProblem(target);
    if (hasReact()) {
      // After this delay the form shows the field's own error.
      setTimeout(() => tellOutcome(target, problem !== null || target.ariaInvalid === 'true'), REACT_MS);
      return;
    }
    tellOutcome(target, problem !== null);
    afterPress(() => showProblem(target, problem));
  });

  function tellOutcome(field: Field, isWrong: boolean) {
    if (isWrong) tell('fieldInvalid', field);
    else if (isFilled(field)) tell('fieldFilled', field);
  }
  // The browser's own `invalid` event does not bubble.
  addEventListener('invalid', ({ target }) => isField(target) && tell('fieldInvalid', target), true);
  // The server returned the form with its errors.
  for (const field of document.querySelectorAll(`${formSelector} [aria-invalid="true"]`))
    if (isField(field)) tell('fieldInvalid', field);
}

const hasReact = () => document.getElementById('page-data') !== null;

/** Longer than people hold a button; a press that becomes a scroll ends without a click. */
const PRESS_MS = 1_000;

/**
 * Calls `act` when the press that moved the focus is over: an error that appears above a pressed button would move the button
 * from under the pointer.
 */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    act();
  };
  const timer = setTimeout(end, PRESS_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('click', () => setTimeout(end), { signal: over.signal });
}

function isField(target: unknown): target is Field {
  const form = target instanceof Element && 'form' in target && target.form;
  return form instanceof HTMLFormElement && form.matches(formSelector);
}

function isFilled(field: Field): boolean {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked
    : field.value.trim() !== '';
}

/**
 * Returns a field's position among those a person fills in: the choices of one question are one field, and honeypots do not
 * count.
 */
function fieldIndex({ form, name }: Field): number {
  const names = Array.from((form?.elements ?? []) as Iterable<Field>)
    .filter(
      ({ type, tabIndex }) =>
        tabIndex >= 0 && !/^(hidden|submit|button|reset|image|fieldset|output)$/.test(type),
    )
    .map((field) => field.name);
  return name === '' ? -1 : [...new Set(names)].filter(Boolean).indexOf(name);
}
