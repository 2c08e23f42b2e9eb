import { withTimeout } from '#server/base/with-timeout.ts';

/** Longest wait for a part of the first page, in milliseconds. */
const LIMIT_MS = 3_000;

/** Waits for a part; null when it fails or takes too long. */
export type OrNull = <Part>(part: Promise<Part>) => Promise<Part | null>;

/** @param onFailure called with the error of a part that did not answer */
export function createOrNull(onFailure: (error: unknown) => void): OrNull {
  return async (part) => {
    try {
      return await withTimeout(part, LIMIT_MS);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}
