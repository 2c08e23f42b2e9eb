import { vi } from 'vitest';
import type { PageConfig as ClientConfig } from '#domain/texts/pages/page-config.ts';
import { pageConfig } from './page-config.ts';

type Options = { href?: string; referrer?: string; experiment?: ClientConfig['experiment'] };

/** A browser's page, as far as the runtime uses it: address, cookies with their lifetimes, storage and events. */
export type FakePage = ReturnType<typeof openFakePage>;

/** Opens a page in place of a browser's globals. Import the modules under test after it. */
export function openFakePage({
  href = 'https://imprumutclar.ro/',
  referrer = '',
  experiment = null,
}: Options = {}) {
  const jar = new Map<string, { value: string; until: number }>();
  const device = { cookiesAreOpen: true, storageIsOpen: true, mayStore: false };
  const consentListeners: (() => void)[] = [];
  const kept = new Map<string, string>();
  const windowEvents = new EventTarget();
  const location = new URL(href);
  const document = Object.assign(new EventTarget(), {
    referrer,
    prerendering: false,
    visibilityState: 'visible',
    querySelector: () => null,
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify({ ...pageConfig, experiment }) }),
  });
  Object.defineProperty(document, 'cookie', {
    get: () =>
      Array.from(jar)
        .filter(([, { until }]) => until > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      const seconds = Number(/max-age=(\d+)/.exec(text)?.[1]);
      // As in browsers, a too long cookie changes nothing.
      if (device.cookiesAreOpen && Buffer.byteLength(text) <= 4096)
        jar.set(name, { value, until: Date.now() + seconds * 1000 });
    },
  });
  // Later measurements need a real browser: this one is never idle.
  vi.stubGlobal('window', { requestIdleCallback: undefined });
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { languages: ['ro-RO'] });
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
  vi.stubGlobal('localStorage', fakeStorage(kept));
  vi.resetModules();
  vi.doMock('#app/runtime/consent.ts', () => ({
    mayStore: () => device.mayStore,
    onConsentChange: (listener: () => void) => void consentListeners.push(listener),
  }));

  return {
    device,
    document,
    location,
    windowEvents,
    /** content of the local storage */
    kept,
    /** names and values of unexpired cookies */
    cookies: (): Record<string, string> =>
      Object.fromEntries(
        Array.from(jar)
          .filter(([, { until }]) => until > Date.now())
          .map(([name, { value }]) => [name, value]),
      ),
    setCookie: (name: string, value: string) => jar.set(name, { value, until: Infinity }),
    answerConsent(answer: boolean) {
      device.mayStore = answer;
      for (const listener of consentListeners) listener();
    },
  };
}

/** Builds a storage over a map; its keys are own properties, as in browsers. */
function fakeStorage(values: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return new Proxy(methods as Storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      values.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  });
}
