import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '#server/base/startup-error.ts';
import { fakeAssets, fakeBundle } from '#tests/factories/fake-site.ts';
import { findSalPicture, withSalPicture } from './sal-picture.ts';

const app = { bundle: fakeBundle(), assets: fakeAssets };

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('without a picture in the data folder the site has none', () => {
  const folder = dataFolder();
  expect(findSalPicture(folder)).toBeNull();
  expect(withSalPicture(app, folder).assets.salPicture).toBeUndefined();
});

test('a picture the operator puts into the data folder is served as a file of the site', () => {
  const folder = dataFolder();
  writeFileSync(path.join(folder, 'sal.png'), 'a picture');
  const { assets } = withSalPicture(app, folder);
  expect(assets.salPicture).toBe('/sal.png');
  expect(assets.files.get('/sal.png')?.variant('identity').headers['content-type']).toBe('image/png');
});

test('a folder in place of the picture is reported in a sentence', () => {
  const folder = dataFolder();
  mkdirSync(path.join(folder, 'sal.svg'));
  expect(() => withSalPicture(app, folder)).toThrow(StartupError);
  expect(() => withSalPicture(app, folder)).toThrow(/sal\.svg can not be read: EISDIR/);
});
