import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#server/shared/keys/is-same-secret.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

/** What a form carries to say when and for what we made it. */
export type FormToken = {
  issuedAt: Date;
  nonce: string;
  /** the form came back once because its sender looked like a program */
  isSecondStep: boolean;
  /** the address of which we asked already whether it is spelt right, as a short hash; '' for none */
  asked: string;
};

const SIGNATURE_BYTES = 16;

/** Makes and reads the tokens of forms, and receipts of what was taken; both are texts that only we can sign. */
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
    /** A token for one form. @param form its name among the actions */
    newToken(form: string, { isSecondStep = false, asked = '' } = {}): string {
      const issued = now().getTime().toString(36);
      const nonce = randomBytes(9).toString('base64url');
      return seal(`form ${form}`, `${issued}.${nonce}.${isSecondStep ? 2 : 1}.${asked}`);
    },

    /** What `asked` of a token is for an address: nobody reads the address off it. */
    askedHash(email: string): string {
      return sign('asked', email);
    },

    /** The token of this form, or undefined when we did not make it. */
    readToken(form: string, sealed: string): FormToken | undefined {
      const [issued = '', nonce = '', step, asked = ''] = open(`form ${form}`, sealed)?.split('.') ?? [];
      if (!issued) return undefined;
      return { issuedAt: new Date(Number.parseInt(issued, 36)), nonce, isSecondStep: step === '2', asked };
    },

    /** A text in an address that tells a page of this form what was taken: nobody can make the page say something else. */
    newReceipt(form: string, text: string): string {
      return seal(`receipt ${form}`, text);
    },

    /** The text of a receipt, or null when we did not make it. */
    readReceipt(form: string, sealed: string | null): string | null {
      return (sealed !== null && open(`receipt ${form}`, sealed)) || null;
    },
  };
}

export type FormTokens = ReturnType<typeof createFormTokens>;
