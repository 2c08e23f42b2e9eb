/** Direction of the numbers after each command of a path. */
const directions: Record<string, readonly ('x' | 'y')[]> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
};

/**
 * Stretches the numbers of a path to another box: scaling the whole drawing would stretch the line widths too.
 * @param path of moves and straight lines, as the charts have
 * @throws {RangeError} for a path with any other command
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
