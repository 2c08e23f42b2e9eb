import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Every page module is an input, so that the manifest knows the styles of documents too, whose scripts are not shipped.
const pageModules = readdirSync(new URL('app/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.data.') && !file.includes('.test.'))
  .map((file) => `app/routes/${file}`);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  appType: 'custom',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild
        ? 'app/entry.server.tsx'
        : ['app/runtime/runtime.ts', 'app/entry.client.ts', 'app/document.tsx', ...pageModules],
    },
  },
  // One self-contained server bundle in production mode: React decides at load time which build of itself to use.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
