import type pg from 'pg';

const named = /^\/\* prepared: (\w+) \*\//;

/** PostgreSQL's codes of a pooler that gives the next statement another connection: it is not there, or there already. */
const LOST = new Set(['26000', '42P05']);

/**
 * Makes a connection prepare each statement whose text begins with the comment `prepared: name`: PostgreSQL reads and plans it
 * once for the connection. Worth it for small statements that run many times a second.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (text: unknown, values?: unknown) => Promise<unknown>;
  let isLasting = true;

  async function query(text: unknown, values: unknown) {
    const name = typeof text === 'string' && isLasting ? named.exec(text)?.[1] : undefined;
    if (name === undefined) return await send(text, values);
    try {
      return await send({ name, text, values });
    } catch (error) {
      if (!LOST.has((error as { code?: string }).code ?? '')) throw error;
      isLasting = false;
      return await send(text, values);
    }
  }
  client.query = query as pg.ClientBase['query'];
}
