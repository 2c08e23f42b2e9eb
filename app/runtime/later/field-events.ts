import { eventIds, type FieldEvent } from '#domain/visits/events/event.ts';
import { track } from '#app/runtime/track.ts';
import { fieldProblem, type TypedField as Field } from './field-problem.ts';
import { showProblem } from './show-problem.ts';

const formSelector = 'form[data-form]';
const REACT_MS = 200;

/**
 * Tells when a field of a form marked `data-form` is first entered, first filled and first wrong: where a form loses
 * people. Never what was typed. Any form will do, whether React or the browser minds it. What is wrong with a field is shown when it is
 * left; React does that by itself.
 */
export function watchFields(): void {
  const told = new WeakMap<Field, Set<FieldEvent>>();

  function tell(what: FieldEvent, field: Field) {
    const index = fieldIndex(field);
    const before = told.get(field) ?? new Set();
    if (index === -1 || before.has(what)) return;
    told.set(field, before.add(what));
    const form = field.form?.dataset['form'] ?? '';
    track(eventIds.pageView, { sub6: form, sub7: what, sub8: String(index) });
  }

  addEventListener('focusin', ({ target }) => isField(target) && tell('fieldFocus', target));
  addEventListener('change', ({ target }) => {
    if (!isField(target)) return;
    const problem = fieldProblem(target);
    if (hasReact()) {
      // By then it shows what it makes of the field.
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
  // The browser's own refusal of a form does not bubble.
  addEventListener('invalid', ({ target }) => isField(target) && tell('fieldInvalid', target), true);
  // A form that came back from the server with its errors.
  for (const field of document.querySelectorAll(`${formSelector} [aria-invalid="true"]`))
    if (isField(field)) tell('fieldInvalid', field);
}

const hasReact = () => document.getElementById('page-data') !== null;

/** Longer than people hold a button; a press that becomes a scroll ends without a click. */
const PRESS_MS = 1_000;

/** Calls when the press that left a field is over: a sentence that appears above the button which is being pressed moves it from under the pointer. */
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

/** The field's place among those a person fills in: the choices of one question are one field, traps for programs none. */
function fieldIndex({ form, name }: Field): number {
  const names = Array.from((form?.elements ?? []) as Iterable<Field>)
    .filter(
      ({ type, tabIndex }) =>
        tabIndex >= 0 && !/^(hidden|submit|button|reset|image|fieldset|output)$/.test(type),
    )
    .map((field) => field.name);
  return name === '' ? -1 : [...new Set(names)].filter(Boolean).indexOf(name);
}
