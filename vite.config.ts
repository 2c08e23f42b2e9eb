import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const deskEntries = { office: 'app/office/main.tsx', parteneri: 'app/partners-desk/main.tsx' };
const errorPage = 'app/shell/error-page.tsx';

/**
 * Six builds of one source, chosen by mode: `styles`, inlined by the server into each kind of page; `scripts`, loaded by
 * browsers; `office` and `parteneri`, the desks of colleagues and of partners, separate because sharing chunks with them would split
 * those of visitors further; `server`, the rendering bundle; `program`, the server itself.
 */
export default defineConfig(({ command, mode }): UserConfig => {
  const shared: UserConfig = {
    publicDir: false,
    appType: 'custom',
    plugins: [react({ jsxImportSource: '#app/jsx' })],
  };
  // Development serves the sources unchanged, styles included.
  if (command === 'serve') return shared;
  // V8 keeps the source of what runs: the docstrings of packages would be 1.6 MB of it.
  const output = { comments: { jsdoc: false } };
  if (mode === 'program') {
    return {
      publicDir: false,
      plugins: [inAscii],
      // Bundles two thousand files into one, packages included: locating them is most of a start. Only development needs the
      // bundler; the native database driver that `pg` would load is unused, and so is the tracing that better-auth would load,
      // which is installed only with test tools. `sharp` loads a library beside its own files.
      ssr: { noExternal: true, external: ['vite', 'pg-native', '@opentelemetry/api', 'sharp'] },
      build: { ssr: 'server/start/start-site.ts', reportCompressedSize: false, rolldownOptions: { output } },
    };
  }
  if (mode === 'server') {
    return {
      ...shared,
      plugins: [react({ jsxImportSource: '#app/jsx' }), inAscii],
      // One self-contained bundle in production mode: React chooses its own build at load time.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { ssr: 'app/entry.server.tsx', reportCompressedSize: false, rolldownOptions: { output } },
    };
  }
  const client = {
    target: 'es2023',
    // Nested rules stay nested.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  } satisfies UserConfig['build'];
  if (mode === 'styles') {
    const pages = readdirSync(new URL('app/pages', import.meta.url))
      .filter((file) => /\.(?:data\.ts|tsx)$/.test(file) && !file.includes('.test.'))
      .map((file) => `app/pages/${file}`);
    const input = [
      'app/ui/base.css',
      'app/shell/document.tsx',
      'app/shell/broken-page.tsx',
      errorPage,
      ...Object.values(deskEntries),
      ...pages,
    ];
    // Of this build only styles are used: what browsers alone fetch later has none.
    const define = { 'import.meta.env.SSR': 'true' };
    // A page and its data function are one entry here: what the page loads later is in it as well, for its styles.
    const rolldownOptions = { input, checks: { ineffectiveDynamicImport: false } };
    return {
      ...shared,
      plugins: [...(shared.plugins ?? []), withoutAmpersands],
      define,
      build: { ...client, cssMinify: 'lightningcss', rolldownOptions },
    };
  }
  const scripts: UserConfig = { ...shared, plugins: [react({ jsxImportSource: '#app/jsx' }), withoutStyles] };
  if (mode === 'office' || mode === 'parteneri') {
    return { ...scripts, build: { ...client, rolldownOptions: { input: [deskEntries[mode]] } } };
  }
  return {
    ...scripts,
    plugins: [react({ jsxImportSource: '#app/jsx' }), withoutStyles, filesOfPdfReader, withLessReact],
    worker: { format: 'es' },
    build: {
      ...client,
      rolldownOptions: {
        input: ['app/runtime/runtime.ts', 'app/entry.client.ts'],
        // A shared number is written where it is used, instead of a file of its own that a browser has to ask for.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: {
            groups: [
              // The runtime of every page is separate: a document must never load a part of the application. app/runtime/later/
              // holds code that only some pages load.
              {
                name: 'runtime',
                test: /\/app\/runtime\/(?!later\/|application\/)|\/domain\/(law\/consent|visits\/events|base\/locale\/choose-locale)/,
                priority: 2,
              },
              // Small parts of every application page form two chunks: those that need React, and those that documents load later
              // as well.
              { name: 'page', test: /\/app\/ui\/(?:page-address|static-html)\.tsx?$/ },
              {
                name: 'shared',
                test: /\/app\/runtime\/application\/http-client\.ts|\/domain\/base\/(?:locale\/shown|money\/currency)-style\.ts/,
              },
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/jsx\/|\/split-no-breaks/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});

// React's code for its developer tools, for browsers older than our target and for what pages do not use is 0.8 KB of the 65 that
// an application page may load.
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
  // This code would measure how long to wait for images, and no part of ours waits for them.
  'typeof performance.getEntriesByType': '"undefined"',
  // A fake navigation by which React makes the browser show that it is waiting: our navigations are real ones.
  'typeof navigation': '"undefined"',
  // What findDOMNode of React 18 was made of, which nothing calls.
  'ReactDOMSharedInternals.findDOMNode = function': 'void function',
  // Options of a root that ours does without.
  'options.unstable_strictMode': 'undefined',
  'options.identifierPrefix': 'undefined',
  'options.onCaughtError': 'undefined',
  'options.formState': 'undefined',
};

/**
 * Writes those constants into React's own files only: they hold for pages, but not for workers, which have no document. Each is a
 * whole expression: `typeof performance` is not the beginning of `typeof performance.now`.
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

/** Removes the `&` that the minifier writes before each nested selector: `& a` and `&>a` are `a` and `>a`, 0.1 KB of a page. */
const withoutAmpersands: Plugin = {
  name: 'without-ampersands',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll(/(?<=[{};])&(?: (?=[\w.#:[*])|(?=[>+~]))/g, '');
    },
  },
};

/**
 * Writes non-ASCII letters as escapes. V8 keeps the source of running code, with two bytes per character as soon as it contains
 * one ș: 17 MB for the program, 9 with escapes. Escapes mean the same in strings, names and regular expressions, and no other
 * part of the code has such letters.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  // At the very end: the code generator after `renderChunk` writes escapes as letters again.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = escapeLetters(chunk.code);
    },
  },
};

/**
 * Copies the files that the PDF reader (read-pdf.ts) loads on demand, from our own address and one at a time: character maps that
 * a PDF may name instead of containing them, and decoders of scanners' picture formats. The version is in the address, because
 * these files are cached for ever.
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
  // A character beyond the first 65 536 is two units, as in the original source.
  return code.replaceAll(/\P{ASCII}/gu, (letter) =>
    Array.from({ length: letter.length }, (_, index) => escape(letter.charCodeAt(index))).join(''),
  );
}

/**
 * Removes style preloads from scripts: styles are in the page before any script runs, and without styles to wait for, the
 * bundler's helper around each import() does nothing. A result destructured at once (`.then(({ start }) => …)`) adds more bundler
 * code: the runtime writes `.then((later) => later.start())`.
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
