import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jobNames } from './job-names.ts';

test('every kind of job defined by the server has a Romanian name in the office', () => {
  const project = path.resolve(import.meta.dirname, '../../..');
  const defined = globSync('server/**/*.ts', { cwd: project, exclude: (name) => name.endsWith('.test.ts') })
    .flatMap((file) => [
      ...readFileSync(path.join(project, file), 'utf8').matchAll(/defineJob<[^(]*\('([a-z-]+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(defined.length).toBeGreaterThan(10);
  expect(defined.filter((name) => jobNames[name] === undefined)).toEqual([]);
});
