import { ApiError } from '#app/desk/api-error.ts';
import { callApi, office } from '#app/office/call-api.ts';

/** Tells whether this browser supports passkeys in the server's format. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Signs in with a passkey of this device. @throws {ApiError} when cancelled or refused */
export async function signInWithPasskey(): Promise<void> {
  const options = await office.get('auth/passkey/generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...options,
    userVerification: 'required',
  });
  const response = await ask(() => navigator.credentials.get({ publicKey }));
  await callApi('auth/passkey/verify-authentication', { method: 'POST', body: { response } });
}

/** Registers a passkey for the signed-in person. @throws {ApiError} when cancelled or refused */
export async function addPasskey(name: string): Promise<void> {
  const options = await office.get('auth/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await ask(() => navigator.credentials.create({ publicKey }));
  await callApi('auth/passkey/verify-registration', { method: 'POST', body: { response, name } });
}

async function ask(open: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await open();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch {
    // For privacy, the browser does not reveal whether it was a refusal, a timeout or a device without keys.
  }
  throw new ApiError(0, {
    code: 'passkey-given-up',
    message: 'Cheia de acces nu a fost folosită. Încercați din nou sau intrați cu parola.',
  });
}
