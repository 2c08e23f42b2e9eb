import { createHash } from 'node:crypto';
import pg from 'pg';

const password = 'barza galben trotuar';

/** An editor of a running program, with an account of their own, and their calls. @param socket folder of its database's socket */
export async function enterOfficeOf(origin: string, socket: string, name: string) {
  const token = `invitation-of-${name}`;
  const email = `${name.toLowerCase()}@exemplu.ro`;
  const client = new pg.Client({ host: socket, user: 'imprumut_clar', database: 'imprumut_clar' });
  await client.connect();
  await client.query(
    `insert into office_invitations (token_hash, email, name, roles, created_at, expires_at)
     values ($1, $2, $3, '{editor}', now(), now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest('base64url'), email, name],
  );
  await client.end();
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
