import { Webhook } from 'standardwebhooks';

type Signed = {
  /** number of the postback, the same at each attempt */
  id: string;
  body: string;
  /** the present secret, and an earlier one that still counts */
  secrets: readonly string[];
  now: Date;
};

/** Returns the headers by which the recipient's library verifies a posted body (standardwebhooks.com). */
export function signPostback({ id, body, secrets, now }: Signed): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
