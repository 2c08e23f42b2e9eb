/** Problems of the content, one per line, each naming file and field. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`content:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}
