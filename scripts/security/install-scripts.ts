type Lock = { packages: Record<string, { hasInstallScript?: boolean }> };

/** Packages whose own scripts would run when they are installed. */
export type InstallScripts = {
  /** on this machine, and not on the list: a person has to check what they do */
  unlisted: string[];
  /** of other platforms: npm would not run them there either */
  elsewhere: string[];
  /** on the list without such a script: the line can go */
  needless: string[];
};

/**
 * Compares the packages of a lock file that have install scripts with the list of those that may run them.
 * @param isHere tells whether the package at this path of the lock file is installed
 */
export function compareInstallScripts(
  { packages }: Lock,
  allowed: Readonly<Record<string, boolean>>,
  isHere: (path: string) => boolean,
): InstallScripts {
  const found = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
  const unlisted = found.filter(({ name }) => !allowed[name]);
  return {
    unlisted: unlisted.filter(({ path }) => isHere(path)).map(({ name }) => name),
    elsewhere: unlisted.filter(({ path }) => !isHere(path)).map(({ name }) => name),
    needless: Object.keys(allowed).filter((name) => found.every((one) => one.name !== name)),
  };
}
