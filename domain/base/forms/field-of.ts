import { type FormState, problemAt } from './form-state.ts';

/** Returns a posted form's field by its name, which is also its id: its typed value and its problem. */
export function fieldOf(state: FormState, name: string) {
  return { id: name, name, error: problemAt(state, name), defaultValue: state.values[name] };
}

/** Does the same for a checkbox. */
export function boxOf(state: FormState, name: string) {
  const defaultChecked = state.values[name] === 'da';
  return { id: name, name, value: 'da', error: problemAt(state, name), defaultChecked };
}
