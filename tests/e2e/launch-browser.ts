import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { withScripts } from './test.ts';

type Setup = {
  /** of the profile, as the browser stores a changed setting */
  preferences?: object;
  /** files of an extension, by name */
  extension?: Record<string, string>;
  /** switches that tests usually add, and this browser goes without */
  keep?: string[];
};

/** Starts a separate browser with unusual settings. It is closed, and its profile deleted, at the end. */
export async function launchBrowser(
  { baseURL, ...launchOptions }: LaunchOptions & { baseURL?: string | undefined },
  { preferences = {}, extension, keep = [] }: Setup,
) {
  const folder = mkdtempSync(join(tmpdir(), 'imprumut-clar-browser-'));
  const write = (name: string, files: Record<string, string>) => {
    mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  };
  write('Default', { Preferences: JSON.stringify(preferences) });
  const args = [...(launchOptions.args ?? [])];
  if (extension) {
    write('extension', extension);
    const path = join(folder, 'extension');
    args.push(`--disable-extensions-except=${path}`, `--load-extension=${path}`);
  }
  const context = withScripts(
    await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      args,
      ignoreDefaultArgs: keep,
      ...(baseURL !== undefined && { baseURL }),
      locale: 'ro-RO',
    }),
  );
  return {
    context,
    page: await context.newPage(),
    async [Symbol.asyncDispose]() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
