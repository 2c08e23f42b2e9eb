/** Which way the numbers after each command of a path go. */
const directions: Record<string, readonly ('x' | 'y')[]> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
};

/**
 * A path in another box, with its numbers stretched: a scale of the whole drawing would stretch the lines' width too.
 * @param path of moves and straight lines, as the charts have
 * @throws {RangeError} for a path with anything else
 */
export function stretchPath(path: string, by: { x: number; y: number }): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const ways = directions[command.toUpperCase()];
    const given = numbers.match(/-?\d+(?:\.\d+)?/g) ?? [];
    if (!ways) {
      if (command.toUpperCase() === 'Z' && given.length === 0) return command;
      throw new RangeError(`a path of other than straight lines: ${command}`);
    }
    const stretched = given.map((number, index) => Number(number) * by[ways[index % ways.length] ?? 'x']);
    return command + stretched.map((number) => Math.round(number * 10) / 10).join(' ');
  });
}
