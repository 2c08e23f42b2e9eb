/** First of the options of a select: nothing is chosen yet. */
export const choose = { value: '', label: 'Alegeți' };

/** Builds the options of a select from named items. */
export function optionsOf(things: readonly { id: string; name: string }[]) {
  return [choose, ...things.map(({ id, name }) => ({ value: id, label: name }))];
}
