import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const officeEntry = 'app/office/main.tsx';

/**
 * Five builds of one source, chosen by mode: `styles`, what the server inlines into each kind of page; `scripts`,
 * what browsers load; `office`, what the back office loads, apart because sharing chunks with it would cut those of
 * visitors into more pieces; `server`, the bundle that renders; `program`, the server itself.
 */
export default defineConfig(({ command, mode }): UserConfig => {
  const shared: UserConfig = {
    publicDir: false,
    appType: 'custom',
    plugins: [react({ jsxImportSource: '#app/jsx' })],
  };
  // Development serves the sources as they are, styles included.
  if (command === 'serve') return shared;
  if (mode === 'program') {
    return {
      publicDir: false,
      plugins: [inAscii],
      // Two thousand files as one, packages too: finding them is most of a start. Only development needs the bundler,
      // and nobody the database driver in C that `pg` would take, nor the tracing that better-auth would, which is there only beside the
      // tools of tests. `sharp` loads a library beside its own files.
      ssr: { noExternal: true, external: ['vite', 'pg-native', '@opentelemetry/api', 'sharp'] },
      build: { ssr: 'server/start/start-site.ts', reportCompressedSize: false },
    };
  }
  if (mode === 'server') {
    return {
      ...shared,
      plugins: [react({ jsxImportSource: '#app/jsx' }), inAscii],
      // One self-contained bundle in production mode: React decides at load time which build of itself to use.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { ssr: 'app/entry.server.tsx', reportCompressedSize: false },
    };
  }
  const client = {
    target: 'es2023',
    // Older browsers get the light theme of tokens.css; lowering light-dark() for them would double every colour.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  } satisfies UserConfig['build'];
  if (mode === 'styles') {
    const pages = readdirSync(new URL('app/pages', import.meta.url))
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => `app/pages/${file}`);
    const input = ['app/ui/base.css', 'app/shell/document.tsx', officeEntry, ...pages];
    // Of this build only styles are used: what browsers alone fetch later has none.
    const define = { 'import.meta.env.SSR': 'true' };
    return { ...shared, define, build: { ...client, cssMinify: 'lightningcss', rolldownOptions: { input } } };
  }
  const scripts: UserConfig = { ...shared, plugins: [react({ jsxImportSource: '#app/jsx' }), withoutStyles] };
  if (mode === 'office') {
    return { ...scripts, build: { ...client, rolldownOptions: { input: [officeEntry] } } };
  }
  return {
    ...scripts,
    plugins: [react({ jsxImportSource: '#app/jsx' }), withoutStyles, filesOfPdfReader, withLessReact],
    worker: { format: 'es' },
    build: {
      ...client,
      rolldownOptions: {
        input: ['app/runtime/runtime.ts', 'app/entry.client.ts'],
        output: {
          codeSplitting: {
            groups: [
              // What runs on every page stands alone: a document must never load a part of the application. In
              // app/runtime/later/ is what only some pages fetch.
              {
                name: 'runtime',
                test: /\/app\/runtime\/(?!later\/|application\/)|\/domain\/(law\/consent|visits\/events|base\/locale\/choose-locale)/,
                priority: 2,
              },
              // Small parts that every application page loads travel as two: what needs React, and what documents load later as well.
              { name: 'page', test: /\/app\/ui\/(?:page-address|static-html)\.tsx?$/ },
              {
                name: 'shared',
                test: /\/app\/runtime\/application\/http-client\.ts|\/domain\/base\/(?:locale\/shown|money\/currency)-style\.ts/,
              },
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/jsx\/|\/split-together/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});

// What React brings for its developer tools, and for browsers older than our target, is 0.4 KB of the 65 an application
// page may load.
const leftOutOfReact = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof Promise': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof process': '"undefined"',
  'typeof requestAnimationFrame': '"function"',
  'typeof setImmediate': '"undefined"',
  'typeof setTimeout': '"function"',
  'typeof window': '"object"',
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'document.documentMode': 'undefined',
  // It would measure how long to wait for pictures, which nothing of ours waits for.
  'typeof performance.getEntriesByType': '"undefined"',
  // A false navigation, by which React lets the browser show that it waits: our moves are true ones.
  'typeof navigation': '"undefined"',
};

/**
 * Writes those answers into React's own files, and into no other: what is true of a page is not of a worker, where there is no document.
 * Each is a whole name: `typeof performance` is not the beginning of `typeof performance.now`.
 */
const withLessReact: Plugin = {
  name: 'with-less-react',
  transform: {
    filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    handler: (code) =>
      Object.entries(leftOutOfReact).reduce((left, [question, answer]) => {
        const whole = question.replaceAll('.', String.raw`\.`);
        return left.replaceAll(new RegExp(String.raw`(?<![\w$.])${whole}(?![\w$.])`, 'g'), answer);
      }, code),
  },
};

/**
 * Writes other letters as escapes. V8 keeps the source of what runs, with two bytes for each letter as soon as one ș is in it: 17 MB for
 * the program, with escapes 9. Escaped letters mean the same in strings, names and regular expressions, and nothing else has them.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  // At the very end: what prints the code after `renderChunk` writes letters as letters again.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = escapeLetters(chunk.code);
    },
  },
};

/**
 * What the reader of PDFs (read-pdf.ts) fetches when a file asks for it, from our own address and one at a time: character maps that a
 * PDF may name instead of holding them, and readers of the picture formats of scanners. The version is in the address, because files
 * under it are kept for ever.
 */
const filesOfPdfReader: Plugin = {
  name: 'files-of-pdf-reader',
  generateBundle() {
    const reader = new URL('node_modules/pdfjs-dist/', import.meta.url);
    const { version } = JSON.parse(readFileSync(new URL('package.json', reader), 'utf8')) as {
      version: string;
    };
    const emit = (from: string, to: string, end: string) => {
      for (const name of readdirSync(new URL(from, reader)).filter((file) => file.endsWith(end))) {
        const source = readFileSync(new URL(from + name, reader));
        this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${to}${name}`, source });
      }
    };
    emit('cmaps/', 'cmaps/', '.bcmap');
    emit('wasm/', 'pictures/', '_nowasm_fallback.js');
  },
};

function escapeLetters(code: string): string {
  const escape = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
  // What is beyond the first 65 536 is two units, as in the source it stands for.
  return code.replaceAll(/\P{ASCII}/gu, (letter) =>
    Array.from({ length: letter.length }, (_, index) => escape(letter.charCodeAt(index))).join(''),
  );
}

/**
 * Styles are in the page before any script runs, so scripts must not ask for them again; and without styles to wait
 * for, the bundler's helper around each import() has nothing to do. Where a module is taken apart at once
 * (`.then(({ start }) => …)`) the bundler adds more: the runtime writes `.then((later) => later.start())`.
 */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0without-styles' : null),
  load(id) {
    if (id === '\0without-styles') return { code: '', moduleSideEffects: false };
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
    return null;
  },
};
