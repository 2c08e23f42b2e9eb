import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * Three builds of one source, chosen by mode: `styles`, what the server inlines into each kind of page; `scripts`,
 * what browsers load; `server`, the bundle that renders.
 */
export default defineConfig(({ mode }): UserConfig => {
  const shared: UserConfig = { publicDir: false, appType: 'custom', plugins: [react()] };
  if (mode === 'server') {
    return {
      ...shared,
      // One self-contained bundle in production mode: React decides at load time which build of itself to use.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { ssr: 'app/entry.server.tsx', reportCompressedSize: false },
    };
  }
  const client = {
    target: 'es2023',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  } as const;
  if (mode === 'styles') {
    const pages = readdirSync(new URL('app/routes', import.meta.url))
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => `app/routes/${file}`);
    const input = ['app/ui/base.css', 'app/document.tsx', ...pages];
    return { ...shared, build: { ...client, cssMinify: 'lightningcss', rolldownOptions: { input } } };
  }
  return {
    ...shared,
    plugins: [react(), withoutStyles],
    build: {
      ...client,
      rolldownOptions: {
        input: ['app/runtime/runtime.ts', 'app/entry.client.ts'],
        output: {
          // Every application page needs these, so one request brings them; what runs on all pages stays apart.
          codeSplitting: {
            groups: [{ name: 'shared', test: /node_modules|\/app\/ui\/|\/domain\/(?!events)/ }],
          },
        },
      },
    },
  };
});

/** Styles are in the page before any script runs: scripts must not ask for them again. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0without-styles' : null),
  load: (id) => (id === '\0without-styles' ? { code: '', moduleSideEffects: false } : null),
};
