import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

// About 256 tries of some 2 ms: half a second of a processor per message, and a second or two on a phone. A thousand messages
// cost their sender ten minutes: proof of work slows a flood down, and the limit per network stops it.
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' };

/**
 * Creates challenges that cost a browser a second and reveal nothing about its owner (ALTCHA). A challenge belongs to the token
 * it is made for, and serves the one message of that token (run-once.ts).
 */
export function createProofOfWork(key: SiteKey) {
  const secret = key.hmac('proof of work').toString('hex');
  return {
    /** @param nonce of the token that the solution will be sent with */
    async newChallenge(nonce: string): Promise<string> {
      const challenge = await createChallenge({
        ...DIFFICULTY,
        deriveKey,
        hmacSignatureSecret: secret,
        data: { nonce },
      });
      return JSON.stringify(challenge);
    },

    /** Tells whether this solves a challenge made for this token. */
    async isSolved(proof: string, nonce: string): Promise<boolean> {
      const payload = readPayload(proof);
      if (payload?.challenge.parameters.data?.['nonce'] !== nonce) return false;
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
        return verified;
      } catch {
        // A made-up challenge: the library refuses its parameters.
        return false;
      }
    },
  };
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

function readPayload(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(proof) as Partial<Payload> | null;
    const isWhole = payload?.challenge?.parameters !== undefined && payload.solution !== undefined;
    return isWhole ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
