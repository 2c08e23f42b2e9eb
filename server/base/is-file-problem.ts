/** System errors of a file or folder that people can solve: permissions, space, or something else in its place. */
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

/** Tells whether an error means that a file or folder cannot be made, read or written. */
export function isFileProblem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && codes.has((error as NodeJS.ErrnoException).code ?? '');
}
