import { type ConsentPurpose, consentStates, isAllowed, readConsent } from '#domain/law/consent/consent.ts';
import { announce } from './announce.ts';
import { allCookies } from './cookies.ts';
import { pageConfig } from './page-config.ts';

const listeners: (() => void)[] = [];
const root = () => document.documentElement;

/**
 * Tells whether something may be stored on the visitor's device now: by default ids, attribution and experiment variants. Reads
 * the cookie, so every open page of the site agrees.
 */
export function mayStore(purpose: ConsentPurpose = 'measurement'): boolean {
  return isAllowed(purpose, answer(), pageConfig().consent);
}

/** Calls `listener` when the visitor's answer changes while the page is open. */
export function onConsentChange(listener: () => void): void {
  listeners.push(listener);
}

/** Shows the visitor's current consent, accepts answers without leaving the page, and follows answers given in other tabs. */
export function watchConsent(): void {
  show();
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.matches('[data-consent]')) return;
    event.preventDefault();
    void send(new FormData(form, event.submitter));
  });
  // The visitor may have answered on another page of ours while this one was hidden.
  addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
  const question = document.querySelector('.consent');
  // The observer reports the height as soon as it is known, without forcing a layout.
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
  // A browser without cookies could not keep an answer either: no question is shown, and no refusal is recorded.
  dataset['consent'] = navigator.cookieEnabled && openStorage() ? states : 'blocked';
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-consent] [name=scop]'))
    box.checked = mayStore(box.value as ConsentPurpose);
  if (before === undefined) return;
  for (const listener of listeners) listener();
  if (!mayStore()) forget();
}

// Keeps the end of the page, and what the keyboard scrolls into view, clear of the consent question, whatever its height. Sets
// one style each: an inherited property would restyle the whole page.
function makeRoom(question: Element) {
  const height = `${question.clientHeight}px`;
  root().style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

async function send(form: FormData) {
  // Browsers accept form data here, against the types. Our forms have no file fields.
  const body = new URLSearchParams(form as unknown as Record<string, string>);
  const headers = { accept: 'application/json' };
  const { ok } = await fetch('/api/consent', {
    method: 'POST',
    body,
    headers,
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => ({ ok: false }));
  // The page itself shows the result of a stored choice.
  if (!ok) {
    announce('Alegerea nu a putut fi păstrată. Încercați din nou.');
    return;
  }
  // The pressed button is about to disappear: keyboard users continue in the page.
  if (document.activeElement?.closest('.consent'))
    document.getElementById('continut')?.focus({ preventScroll: true });
  show();
}

/** Deletes everything but the answer from the device after a withdrawal; the server's response has deleted the cookies. */
function forget() {
  // Storage that is switched off is empty.
  if (!openStorage()) return;
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Opens local storage. Chromium reports cookies as enabled even when it does not keep them; storage, blocked together with them,
 * tells the truth.
 */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
