import { createHash } from 'node:crypto';
import { queryProgram } from './query-program.ts';

const password = 'barza galben trotuar';

/** Signs in an editor of the program that runs on a data folder, with an account of their own. @returns their calls */
export async function enterOfficeOf(origin: string, dataDir: string, name: string) {
  const token = `invitation-of-${name}`;
  const email = `${name.toLowerCase()}@exemplu.ro`;
  await queryProgram(
    dataDir,
    `insert into office_invitations (token_hash, email, name, roles, created_at, expires_at)
     values ($1, $2, $3, '{editor}', now(), now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest('base64url'), email, name],
  );
  let cookie = '';
  const call = async (method: string, address: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/admin/${address}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    return await answer.json();
  };
  await call('POST', 'invitation/accept', { token, email, name, password });
  await call('POST', 'auth/sign-in/email', { email, password });
  return call;
}
