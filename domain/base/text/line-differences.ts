export type LineDifference = { line: number; kind: 'same' | 'gone' | 'new'; text: string };

/** Longest product of changed lines that is compared line by line; beyond it everything between is gone and new. */
const MOST_CELLS = 1_000_000;

/**
 * Lists the lines by which two texts differ, in order, with the line before and after each place.
 * @param before '' for a text that is new
 */
export function lineDifferences(before: string, after: string): LineDifference[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const middle = compared(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  if (middle.length === 0) return [];
  const shifted = middle.map((one) => ({ ...one, line: one.line + head }));
  const around = (at: number): LineDifference[] => {
    const text = now[at];
    return text === undefined ? [] : [{ line: at + 1, kind: 'same', text }];
  };
  return onlyNear([...around(head - 1), ...shifted, ...(tail > 0 ? around(now.length - tail) : [])]);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Compares by the longest common subsequence of lines. */
function compared(old: readonly string[], now: readonly string[]): LineDifference[] {
  const gone = (at: number): LineDifference => ({ line: at + 1, kind: 'gone', text: old[at] ?? '' });
  const added = (at: number): LineDifference => ({ line: at + 1, kind: 'new', text: now[at] ?? '' });
  if (old.length * now.length > MOST_CELLS) return [...old.keys().map(gone), ...now.keys().map(added)];
  const width = now.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: LineDifference[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      found.push({ line: j + 1, kind: 'same', text: now[j] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) found.push(gone(i++));
    else found.push(added(j++));
  }
  return found;
}

/** Leaves out equal lines that stand beside no other. */
function onlyNear(all: readonly LineDifference[]): LineDifference[] {
  const differs = (at: number) => all[at] !== undefined && all[at].kind !== 'same';
  return all.filter((_, at) => differs(at) || differs(at - 1) || differs(at + 1));
}
