import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

type Reply = { status: number; http: string; location: string; body: string };

const PAGES = ['/', '/offers/', '/calculator-rate-credit/', '/sitemap.xml', '/api/ready'];
/** A person needs two seconds for a form (FORM_LEAST_SECONDS). */
const FORM_MS = 2_500;

/** Asks by curl, as a browser speaks, without looking at a certificate that was made a moment ago. */
export async function curl(address: string, ...args: string[]): Promise<Reply> {
  const mark = `--${randomUUID()}`;
  const form = `${mark}%{http_code} %{http_version} %{redirect_url}`;
  const given = ['-sk', '--max-time', '15', '--http2', '-A', 'Mozilla/5.0 Firefox/140.0', ...args];
  const { stdout } = await promisify(execFile)('curl', [...given, '-w', form, address], {
    maxBuffer: 50_000_000,
  });
  const [body = '', told = ''] = stdout.split(mark);
  const [status = '', http = '', location = ''] = told.split(' ');
  return { status: Number(status), http, location, body };
}

/**
 * Asks a running site for what people do: pages, an event, a click, a form.
 * @param args further arguments of curl, such as where a host is
 * @throws {Error} for the first answer that is not what it should be
 */
export async function askSite(origin: string, ...args: string[]): Promise<string> {
  const ask = (path: string, ...more: string[]) => curl(origin + path, ...args, ...more);
  const expectStatus = (what: string, { status, body }: Reply, wanted: number) => {
    if (status !== wanted)
      throw new Error(`${what} of ${origin}: ${status}, not ${wanted}. ${body.slice(0, 200)}`);
  };
  for (const page of PAGES) expectStatus(page, await ask(page), 200);
  const { http } = await ask('/');

  const session = randomUUID();
  const event = {
    uuid: randomUUID(),
    event_id: 5,
    provider_id: 'ops',
    session_id: session,
    client_id: session,
    domain: new URL(origin).hostname,
    referer: '',
    path: '/',
    cookieless: true,
  };
  const json = ['-H', 'content-type: application/json', '--data', JSON.stringify(event)];
  const stored = await ask('/api/event', ...json);
  expectStatus('an event', stored, 200);
  const again = await ask('/api/event', ...json);
  if (!again.body.includes('duplicate')) throw new Error(`the same event counted twice: ${again.body}`);

  const click = await ask('/landing/redirector/?offer=101');
  expectStatus('a click', click, 302);
  if (click.location.startsWith(origin)) throw new Error(`a click led back to ${click.location}`);

  const page = await ask('/contact/');
  const token = /name="formular" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  await pause(FORM_MS);
  const fields = {
    formular: token,
    nume: 'Ion Popa',
    email: 'ion@example.ro',
    telefon: '',
    mesaj: 'O probă a site-ului, după instalare.',
  };
  const form = await ask('/contact/', '--data', new URLSearchParams(fields).toString());
  expectStatus('a form', form, 303);
  return `${PAGES.length} pages by HTTP/${http}, an event once, a click to ${new URL(click.location).hostname}, a form`;
}

/** Waits until a site says that it is ready. @throws {Error} when it does not in time */
export async function untilReady(origin: string, seconds: number, ...args: string[]): Promise<void> {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await pause(500)) {
    const reply = await curl(`${origin}/api/ready`, ...args).catch(() => undefined);
    if (reply?.status === 200) return;
  }
  throw new Error(`${origin} was not ready in ${seconds} seconds`);
}
