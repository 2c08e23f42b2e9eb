// One way to spell an import: `./` for a file of the same folder, `#` and the path from the project for any other. A file can then
// be moved with a search for its name, and the walls in .oxlintrc.json see one form of each path.
import path from 'node:path';
import { onImports, type Source } from './on-imports.ts';

const project = path.resolve(import.meta.dirname, '../..');

type Context = {
  filename: string;
  report(problem: { node: Source; message: string; fix(fixer: Fixer): unknown }): void;
};
type Fixer = { replaceText(node: Source, text: string): unknown };

/**
 * Returns the project's spelling of an import.
 * @param specifier as written, with `./`, `../` or `#` before it
 * @param file the importing file, from the project
 * @returns the only valid spelling; undefined for an import of a package
 */
function spelled(specifier: string, file: string): string | undefined {
  const folder = path.posix.dirname(file);
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : /^\.{1,2}\//.test(specifier)
      ? path.posix.join(folder, specifier)
      : undefined;
  if (target === undefined) return undefined;
  return path.posix.dirname(target) === folder ? `./${path.posix.basename(target)}` : `#${target}`;
}

const rule = {
  meta: { fixable: 'code' },
  create(context: Context) {
    const file = path.relative(project, context.filename).split(path.sep).join('/');
    const check = ({ source }: { source?: Source | null }) => {
      if (typeof source?.value !== 'string') return;
      const right = spelled(source.value, file);
      if (right === undefined || right === source.value) return;
      context.report({
        node: source,
        message: `Written '${right}': ./ in one folder, # elsewhere.`,
        fix: (fixer) => fixer.replaceText(source, `'${right}'`),
      });
    };
    return onImports(check);
  },
};

export default { meta: { name: 'project' }, rules: { 'imports-by-place': rule } };
