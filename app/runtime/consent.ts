import { type ConsentPurpose, consentStates, isAllowed, readConsent } from '#domain/law/consent/consent.ts';
import { announce } from './announce.ts';
import { allCookies } from './cookies.ts';
import { pageConfig } from './page-config.ts';

const listeners: (() => void)[] = [];
const root = () => document.documentElement;

/**
 * Whether something may be kept on the visitor's device, now: by default ids, attribution and experiment variants. The
 * answer is the cookie's, so it is the same in every open page of the site.
 */
export function mayStore(purpose: ConsentPurpose = 'measurement'): boolean {
  return isAllowed(purpose, answer(), pageConfig().consent);
}

/** Calls `listener` when the visitor's answer changes while the page is open. */
export function onConsentChange(listener: () => void): void {
  listeners.push(listener);
}

/** Shows where the visitor stands, takes answers without leaving the page, and follows those given elsewhere. */
export function watchConsent(): void {
  show();
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.matches('[data-consent]')) return;
    event.preventDefault();
    void send(new FormData(form, event.submitter));
  });
  // Another page of ours may have been answered while this one was out of sight.
  addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
  const question = document.querySelector('.consent');
  // Tells the height as soon as it is known, without asking for a layout of its own.
  if (question) new ResizeObserver(() => makeRoom(question)).observe(question);
}

function answer() {
  return readConsent(allCookies(), pageConfig().consentVersion);
}

function show() {
  const states = consentStates(answer(), pageConfig().consent).join(' ');
  const { dataset } = root();
  const before = dataset['consent'];
  if (before === states) return;
  // Where no cookie can be kept an answer could not be either: there is nothing to ask for, and nobody refused.
  dataset['consent'] = navigator.cookieEnabled && openStorage() ? states : 'blocked';
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-consent] [name=scop]'))
    box.checked = mayStore(box.value as ConsentPurpose);
  if (before === undefined) return;
  for (const listener of listeners) listener();
  if (!mayStore()) forget();
}

// The end of the page, and what the keyboard brings into view, stay clear of the question, whatever its height on this
// screen. Each by its own style: a property that all elements inherit would have the whole page styled anew.
function makeRoom(question: Element) {
  const height = `${question.clientHeight}px`;
  root().style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

async function send(form: FormData) {
  // Browsers take a form's data here; only the types do not say so. No field of ours is a file.
  const body = new URLSearchParams(form as unknown as Record<string, string>);
  const headers = { accept: 'application/json' };
  const { ok } = await fetch('/api/consent', {
    method: 'POST',
    body,
    headers,
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => ({ ok: false }));
  // Of a choice that was kept the page itself shows what became of it.
  if (!ok) {
    announce('Alegerea nu a putut fi păstrată. Încercați din nou.');
    return;
  }
  // The button that was pressed is about to disappear: whoever goes on by keyboard goes on with the page.
  if (document.activeElement?.closest('.consent'))
    document.getElementById('continut')?.focus({ preventScroll: true });
  show();
}

/** After a withdrawal only the answer stays on the device; the cookies went with the server's reply. */
function forget() {
  // Storage that is switched off holds nothing.
  if (!openStorage()) return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Chromium calls cookies enabled that it does not keep; of the storage, which goes with them, it says the truth. */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
