import { expect, test } from 'vitest';
import { compareInstallScripts } from './install-scripts.ts';

test('a package with an install script has to be on the list, and the list has no others', () => {
  const packages = {
    '': {},
    'node_modules/known': { hasInstallScript: true },
    'node_modules/a/node_modules/@of/new': { hasInstallScript: true },
    'node_modules/for-another-platform': { hasInstallScript: true },
    'node_modules/plain': {},
  };
  const isHere = (path: string) => !path.includes('another');
  expect(compareInstallScripts({ packages }, { known: true, plain: true }, isHere)).toEqual({
    unlisted: ['@of/new'],
    elsewhere: ['for-another-platform'],
    needless: ['plain'],
  });
});
