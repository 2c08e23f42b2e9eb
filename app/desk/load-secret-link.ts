import { ApiError } from './api-error.ts';

/**
 * Opens the one-time link of the address, whose secret is after # and so never leaves the browser by itself.
 * @returns the secret with the answer, or with a sentence why the link is not valid
 */
export async function loadSecretLink<Answer>(
  open: (token: string) => Promise<Answer>,
): Promise<{ token: string } & (Answer | { problem: string })> {
  const token = location.hash.slice(1);
  try {
    return { token, ...(await open(token)) };
  } catch (error) {
    if (error instanceof ApiError) return { token, problem: error.message };
    throw error;
  }
}
