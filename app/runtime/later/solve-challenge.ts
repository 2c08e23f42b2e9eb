import { solveChallenge as solve, type Challenge, type DeriveKeyFunction } from 'altcha-lib';

/** Writes the solution of a form's challenge into the form. */
export async function solveChallenge(form: HTMLFormElement): Promise<void> {
  const challenge = JSON.parse(form.dataset['challenge'] ?? '') as Challenge;
  const solution = await solve({ challenge, deriveKey });
  const proof = form.querySelector<HTMLInputElement>('input[name="dovada"]');
  if (proof && solution) proof.value = JSON.stringify({ challenge, solution });
}

const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', copy(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: copy(salt), iterations: cost },
    key,
    8 * keyLength,
  );
  return { derivedKey: new Uint8Array(bits) };
};

function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
