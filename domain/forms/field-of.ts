import { type FormState, problemAt } from './form-state.ts';

/** What a field of a posted form shows again, by its name, which is also its id: what was typed and what is wrong with it. */
export function fieldOf(state: FormState, name: string) {
  return { id: name, name, error: problemAt(state, name), defaultValue: state.values[name] };
}

/** The same for a box to tick. */
export function boxOf(state: FormState, name: string) {
  const defaultChecked = state.values[name] === 'da';
  return { id: name, name, value: 'da', error: problemAt(state, name), defaultChecked };
}
