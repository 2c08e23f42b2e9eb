/** What the system says of a file or folder that people can do something about: rights, room, or another thing in its place. */
const codes = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'EMFILE',
  'ENAMETOOLONG',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'ENOTEMPTY',
  'EPERM',
  'EROFS',
  'EIO',
]);

/** Whether an error says that a file or folder can not be made, read or written. */
export function isFileProblem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && codes.has((error as NodeJS.ErrnoException).code ?? '');
}
