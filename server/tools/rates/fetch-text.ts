import { askOutside } from '#server/shared/outside/ask-outside.ts';
import { RatesError } from './rates-error.ts';

export type FetchTextOptions = { timeoutMs?: number; retryDelayMs?: number };

/**
 * Fetches a text from a central bank, with three attempts while it is busy or broken.
 * @throws {RatesError} unreachable, when it does not arrive, is cut off, or is endless
 */
export async function fetchText(address: string, options: FetchTextOptions): Promise<string> {
  const { timeoutMs = 10_000, retryDelayMs = 2_000 } = options;
  try {
    return await askOutside<string, 'text'>(address, {
      responseType: 'text',
      timeout: timeoutMs,
      retry: 2,
      retryDelay: retryDelayMs,
      headers: { accept: 'application/xml, text/xml' },
    });
  } catch (error) {
    throw new RatesError('unreachable', (error as Error).message, { cause: error });
  }
}
