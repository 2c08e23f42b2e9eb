import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#server/shared/keys/is-same-secret.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

/** Content of a form's token: when and for which form it was made. */
export type FormToken = {
  issuedAt: Date;
  nonce: string;
  /** the form came back once because its sender looked automated */
  isSecondStep: boolean;
  /** short hash of the address whose spelling was already questioned; '' for none */
  asked: string;
};

const SIGNATURE_BYTES = 16;

/** Creates and reads the tokens of forms, and receipts of accepted forms; both are texts signed by us. */
export function createFormTokens({ key, now }: { key: SiteKey; now: () => Date }) {
  const sign = (purpose: string, text: string) =>
    key.hmac(`${purpose}\n${text}`).subarray(0, SIGNATURE_BYTES).toString('base64url');

  function seal(purpose: string, text: string): string {
    return `${text}.${sign(purpose, text)}`;
  }

  function open(purpose: string, sealed: string): string | undefined {
    const end = sealed.lastIndexOf('.');
    const text = sealed.slice(0, Math.max(end, 0));
    return isSameSecret(sealed.slice(end + 1), sign(purpose, text)) ? text : undefined;
  }

  return {
    /** Creates a token for one form. @param form its name among the actions */
    newToken(form: string, { isSecondStep = false, asked = '' } = {}): string {
      const issued = now().getTime().toString(36);
      const nonce = randomBytes(9).toString('base64url');
      return seal(`form ${form}`, `${issued}.${nonce}.${isSecondStep ? 2 : 1}.${asked}`);
    },

    /** Returns the `asked` hash of an address, from which the address cannot be read. */
    askedHash(email: string): string {
      return sign('asked', email);
    },

    /** Returns the content of this form's token, or undefined if we did not create it. */
    readToken(form: string, sealed: string): FormToken | undefined {
      const [issued = '', nonce = '', step, asked = ''] = open(`form ${form}`, sealed)?.split('.') ?? [];
      if (!issued) return undefined;
      return { issuedAt: new Date(Number.parseInt(issued, 36)), nonce, isSecondStep: step === '2', asked };
    },

    /**
     * Creates a signed text for an address that tells a page of this form what was accepted: nobody else can change the page's
     * message.
     */
    newReceipt(form: string, text: string): string {
      return seal(`receipt ${form}`, text);
    },

    /** Returns the text of a receipt, or null if we did not create it. */
    readReceipt(form: string, sealed: string | null): string | null {
      return (sealed !== null && open(`receipt ${form}`, sealed)) || null;
    },
  };
}

export type FormTokens = ReturnType<typeof createFormTokens>;
