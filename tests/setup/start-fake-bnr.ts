import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Answer = { status?: number; body?: string; type?: string; delayMs?: number };

const samples = new URL('../cases/rates/', import.meta.url);

/** Reads a file as the national bank published it. */
export function bnrSample(name: string): string {
  return readFileSync(new URL(name, samples), 'utf8');
}

/** Builds a file of one day in its format. @param rates by currency, each for one unit */
export function bnrDay(day: string, rates: Record<string, string> = { EUR: '5.2460' }): string {
  const lines = Object.entries(rates).map(
    ([currency, value]) => `<Rate currency="${currency}">${value}</Rate>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<DataSet xmlns="https://www.bnr.ro/xsd"><Header><Publisher>National Bank of Romania</Publisher><PublishingDate>${day}</PublishingDate><MessageType>DR</MessageType></Header><Body><Subject>Reference rates</Subject><OrigCurrency>RON</OrigCurrency><Cube date="${day}">${lines.join('')}</Cube></Body></DataSet>`;
}

/** Plays the national bank on a free port of this machine: an answer for each path, 404 for others. */
export async function startFakeBnr(answers: Record<string, Answer>) {
  const calls: string[] = [];
  const waits = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    const { status = 200, body = '', type = 'text/xml', delayMs = 0 } = answers[path] ?? { status: 404 };
    const answer = () => {
      response.writeHead(status, { 'content-type': type, connection: 'close' });
      response.end(body);
    };
    if (delayMs === 0) answer();
    else waits.add(setTimeout(answer, delayMs));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fake bank has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    answers,
    async [Symbol.asyncDispose]() {
      for (const wait of waits) clearTimeout(wait);
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
